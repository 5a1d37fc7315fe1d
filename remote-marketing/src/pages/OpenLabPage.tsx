import { ThemeArticle } from '../components/ThemeArticle.tsx';
import { OpenFolder } from '../components/themes/OpenFolder.tsx';
import { content, theme } from '../content/themes/openLab.ts';

export function OpenLabPage() {
  return (
    <ThemeArticle theme={content}>
      <OpenFolder {...content.figure} />
    </ThemeArticle>
  );
}

OpenLabPage.title = () => theme.pageTitle;
