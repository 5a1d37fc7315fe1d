import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { services } from './content/services.ts';
import { words } from './content/words.ts';
import { arabicRoutes } from './routes/arabicRoutes.ts';
import { pathsOf } from './routes/pathsOf.ts';

export const routes = [
  {
    pattern: '/journals/:type/:slug',
    page: 'JournalPage',
    shows: { journals: 'labels' },
    action: words.contact,
    paths: pathsOf(services, words, site.name),
  },
  ...arabicRoutes,
] as const satisfies readonly SiteRoute<'/journals/:type/:slug' | '/ar/journals/:type/:slug'>[];
