import { Suspense } from 'react';
import styles from './Frame.module.css';
import { FramedPage, type FramedPageProps } from './FramedPage.tsx';
import { MissingBoundary, MissingPage } from './MissingBoundary.tsx';

export function PageFrame({ routes, pages, pathname }: Omit<FramedPageProps, 'route'>) {
  const route = routes.find(({ paths }) => paths.some(({ path }) => path === pathname));
  const links = routes.flatMap(({ paths }) => paths);
  return (
    <>
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
    </>
  );
}
