import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { OpenFolder } from '../components/themes/OpenFolder.tsx';
import { labels } from '../content/labels.ts';
import { themeCards } from '../content/themeCards.ts';
import { content, theme } from '../content/themes/openLab.ts';

export function OpenLabPage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards}>
      <OpenFolder {...content.figure} />
    </ThemeArticle>
  );
}

OpenLabPage.title = () => theme.pageTitle;
