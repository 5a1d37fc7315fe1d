import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { content } from '../content/themes/openLab.ts';

export function OpenLabPage() {
  return <ThemeArticle theme={content} />;
}
