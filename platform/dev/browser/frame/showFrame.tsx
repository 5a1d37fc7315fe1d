import '@mirqam/shared/tokens/tokens.css';
import '@mirqam/shared/tokens/tones.css';
import '@mirqam/shared/tokens/base.css';
import type { Route } from '@mirqam/shared/contract/Route';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { FramePages } from './FramedPage.tsx';
import { PageFrame } from './PageFrame.tsx';

/** Shows the pages of a remote without a shell, with a shell's props, under a plain list of links. */
export function showFrame(routes: readonly Route[], pages: FramePages) {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <PageFrame routes={routes} pages={pages} pathname={location.pathname} />
    </StrictMode>,
  );
}
