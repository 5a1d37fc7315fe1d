import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { aiInnovations } from '../content/aiInnovations.ts';

export function AiInnovationsPage() {
  return <ThemeArticle theme={aiInnovations} />;
}
