import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { content } from '../content/themes/responsiblePublishing.ts';

export function ResponsiblePublishingPage() {
  return <ThemeArticle theme={content} />;
}
