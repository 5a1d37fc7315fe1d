import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { RoleRing } from '../components/themes/RoleRing.tsx';
import { content, theme } from '../content/themes/areYouIn.ts';

export function AreYouInPage() {
  return (
    <ThemeArticle theme={content}>
      <RoleRing {...content.figure} />
    </ThemeArticle>
  );
}

AreYouInPage.title = () => theme.pageTitle;
