import { ThemeArticle } from '../../components/ThemeArticle.tsx';
import { RecordPages } from '../../components/themes/RecordPages.tsx';
import { labels } from '../../content/ar/labels.ts';
import { themeCards } from '../../content/ar/themeCards.ts';
import { content, theme } from '../../content/ar/themes/responsiblePublishing.ts';

export function ResponsiblePublishingPage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards} isLong>
      <RecordPages pages={content.figure.pages} />
    </ThemeArticle>
  );
}

ResponsiblePublishingPage.title = () => theme.pageTitle;
