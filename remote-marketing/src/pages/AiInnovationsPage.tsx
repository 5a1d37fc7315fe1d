import { artFiles } from '@mirqam/shared/ui/art/artFile';
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

AiInnovationsPage.preload = async () => artFiles([{ img: content.rosette }]);
AiInnovationsPage.title = () => theme.pageTitle;
