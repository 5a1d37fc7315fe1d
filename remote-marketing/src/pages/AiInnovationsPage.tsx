import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { content } from '../content/themes/aiInnovations.ts';

export function AiInnovationsPage() {
  return <ThemeArticle theme={content} />;
}
