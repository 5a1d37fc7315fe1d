import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { RecordPages } from '../components/themes/RecordPages.tsx';
import { content, theme } from '../content/themes/responsiblePublishing.ts';

export function ResponsiblePublishingPage() {
  return (
    <ThemeArticle theme={content}>
      <RecordPages pages={content.figure.pages} />
    </ThemeArticle>
  );
}

ResponsiblePublishingPage.preload = async () => artFiles([{ img: content.rosette }]);
ResponsiblePublishingPage.title = () => theme.pageTitle;
