import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { RoleRing } from '../components/themes/RoleRing.tsx';
import { labels } from '../content/labels.ts';
import { themeCards } from '../content/themeCards.ts';
import { content, theme } from '../content/themes/areYouIn.ts';

export function AreYouInPage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards}>
      <RoleRing {...content.figure} />
    </ThemeArticle>
  );
}

AreYouInPage.title = () => theme.pageTitle;
