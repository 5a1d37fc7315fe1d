import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { openLab } from '../content/themes/openLab.ts';

export function OpenLabPage() {
  return <ThemeArticle theme={openLab} />;
}
