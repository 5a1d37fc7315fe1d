import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { acceleratingAction } from '../content/themes/acceleratingAction.ts';

export function AcceleratingActionPage() {
  return <ThemeArticle theme={acceleratingAction} />;
}
