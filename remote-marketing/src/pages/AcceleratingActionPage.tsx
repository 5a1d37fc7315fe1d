import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { PaperDays } from '../components/themes/PaperDays.tsx';
import { content, theme } from '../content/themes/acceleratingAction.ts';

export function AcceleratingActionPage() {
  return (
    <ThemeArticle theme={content}>
      <PaperDays stages={content.figure.stages} />
    </ThemeArticle>
  );
}

AcceleratingActionPage.title = () => theme.pageTitle;
