import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { PaperDays } from '../components/themes/PaperDays.tsx';
import { labels } from '../content/labels.ts';
import { themeCards } from '../content/themeCards.ts';
import { content, theme } from '../content/themes/acceleratingAction.ts';

export function AcceleratingActionPage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards}>
      <PaperDays stages={content.figure.stages} />
    </ThemeArticle>
  );
}

AcceleratingActionPage.title = () => theme.pageTitle;
