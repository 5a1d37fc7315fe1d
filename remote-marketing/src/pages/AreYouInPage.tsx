import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { content } from '../content/themes/areYouIn.ts';

export function AreYouInPage() {
  return <ThemeArticle theme={content} />;
}
