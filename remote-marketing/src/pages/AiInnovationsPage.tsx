import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { aiInnovations } from '../content/themes/aiInnovations.ts';

export function AiInnovationsPage() {
  return <ThemeArticle theme={aiInnovations} />;
}
