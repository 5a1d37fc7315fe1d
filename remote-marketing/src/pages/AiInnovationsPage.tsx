import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { FindingsLedger } from '../components/themes/FindingsLedger.tsx';
import { labels } from '../content/labels.ts';
import { themeCards } from '../content/themeCards.ts';
import { content, theme } from '../content/themes/aiInnovations.ts';

export function AiInnovationsPage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards}>
      <FindingsLedger {...content.figure} />
    </ThemeArticle>
  );
}

AiInnovationsPage.title = () => theme.pageTitle;
