import { artFiles } from '@mirqam/shared/ui/art/artFile';
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

AcceleratingActionPage.preload = async () => artFiles([{ img: content.rosette }]);
AcceleratingActionPage.title = () => theme.pageTitle;
