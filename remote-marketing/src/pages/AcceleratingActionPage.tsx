import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { content } from '../content/themes/acceleratingAction.ts';

export function AcceleratingActionPage() {
  return <ThemeArticle theme={content} />;
}
