import { ThemeArticle } from '../../components/ThemeArticle.tsx';
import { ArchivedCopies } from '../../components/themes/ArchivedCopies.tsx';
import { labels } from '../../content/ar/labels.ts';
import { themeCards } from '../../content/ar/themeCards.ts';
import { content, theme } from '../../content/ar/themes/sustainableKnowledge.ts';

export function SustainableKnowledgePage() {
  return (
    <ThemeArticle theme={content} labels={labels} themes={themeCards}>
      <ArchivedCopies {...content.figure} />
    </ThemeArticle>
  );
}

SustainableKnowledgePage.title = () => theme.pageTitle;
