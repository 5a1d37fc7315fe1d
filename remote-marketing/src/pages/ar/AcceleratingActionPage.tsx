import { ThemeArticle } from '../../components/ThemeArticle.tsx';
import { PaperDays } from '../../components/themes/PaperDays.tsx';
import { labels } from '../../content/ar/labels.ts';
import { themeCards } from '../../content/ar/themeCards.ts';
import { content, theme } from '../../content/ar/themes/acceleratingAction.ts';

export function AcceleratingActionPage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards}>
      <PaperDays stages={content.figure.stages} />
    </ThemeArticle>
  );
}

AcceleratingActionPage.title = () => theme.pageTitle;
