import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { responsiblePublishing } from '../content/themes/responsiblePublishing.ts';

export function ResponsiblePublishingPage() {
  return <ThemeArticle theme={responsiblePublishing} />;
}
