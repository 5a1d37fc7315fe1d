import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { content } from '../content/themes/sustainableKnowledge.ts';

export function SustainableKnowledgePage() {
  return <ThemeArticle theme={content} />;
}
