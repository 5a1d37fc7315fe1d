import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { openLab } from '../content/openLab.ts';

export function OpenLabPage() {
  return <ThemeArticle theme={openLab} />;
}
