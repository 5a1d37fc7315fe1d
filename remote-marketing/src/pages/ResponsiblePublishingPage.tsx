import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { RecordPages } from '../components/themes/RecordPages.tsx';
import { content, theme } from '../content/themes/responsiblePublishing.ts';

export function ResponsiblePublishingPage() {
  return (
    <ThemeArticle theme={content} isLong>
      <RecordPages pages={content.figure.pages} />
    </ThemeArticle>
  );
}

ResponsiblePublishingPage.title = () => theme.pageTitle;
