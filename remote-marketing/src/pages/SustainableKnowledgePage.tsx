import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { sustainableKnowledge } from '../content/themes/sustainableKnowledge.ts';

export function SustainableKnowledgePage() {
  return <ThemeArticle theme={sustainableKnowledge} />;
}
