import '@mirqam/shared/tokens/tokens.css';
import '@mirqam/shared/tokens/tones.css';
import '@mirqam/shared/tokens/base.css';
import type { Route } from '@mirqam/shared/contract/Route';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './Frame.module.css';
import { FramedPage, type FramePages } from './FramedPage.tsx';
import { MissingBoundary, MissingPage } from './MissingBoundary.tsx';

/** Shows the pages of a remote without a shell, with a shell's props, under a plain list of links. */
export function showFrame(routes: readonly Route[], pages: FramePages) {
  const root = document.getElementById('root');
  if (!root) return;
  const { pathname } = location;
  const links = routes.flatMap(({ paths }) => paths);
  const route = routes.find(({ paths }) => paths.some(({ path }) => path === pathname));
  createRoot(root).render(
    <StrictMode>
      <nav className={styles.links} aria-label="Pages of this remote">
        <ul className={styles.list}>
          {links.map(({ path, title }) => (
            <li key={path}>
              <a href={path} aria-current={path === pathname ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <MissingBoundary>
          <Suspense>
            {route ? <FramedPage route={route} routes={routes} pages={pages} pathname={pathname} /> : <MissingPage />}
          </Suspense>
        </MissingBoundary>
      </main>
    </StrictMode>,
  );
}
