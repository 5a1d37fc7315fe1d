import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { FindingsLedger } from '../components/themes/FindingsLedger.tsx';
import { content, theme } from '../content/themes/aiInnovations.ts';

export function AiInnovationsPage() {
  return (
    <ThemeArticle theme={content}>
      <FindingsLedger {...content.figure} />
    </ThemeArticle>
  );
}

AiInnovationsPage.title = () => theme.pageTitle;
