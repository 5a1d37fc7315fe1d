import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { areYouIn } from '../content/themes/areYouIn.ts';

export function AreYouInPage() {
  return <ThemeArticle theme={areYouIn} />;
}
