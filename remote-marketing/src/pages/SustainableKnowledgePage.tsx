import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { ArchivedCopies } from '../components/themes/ArchivedCopies.tsx';
import { content, theme } from '../content/themes/sustainableKnowledge.ts';

export function SustainableKnowledgePage() {
  return (
    <ThemeArticle theme={content}>
      <ArchivedCopies {...content.figure} />
    </ThemeArticle>
  );
}

SustainableKnowledgePage.title = () => theme.pageTitle;
