import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { sustainableKnowledge } from '../content/sustainableKnowledge.ts';

export function SustainableKnowledgePage() {
  return <ThemeArticle theme={sustainableKnowledge} />;
}
