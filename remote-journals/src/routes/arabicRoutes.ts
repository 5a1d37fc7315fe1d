import { site } from '@mirqam/shared/contract/ar/site';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { services } from '../content/ar/services.ts';
import { words } from '../content/ar/words.ts';
import { pathsOf } from './pathsOf.ts';

export const arabicRoutes = [
  {
    pattern: '/ar/journals/:type/:slug',
    page: 'ar/JournalPage',
    language: 'ar',
    shows: { journals: 'labels' },
    action: words.contact,
    paths: pathsOf(services, words, site.name),
  },
] as const satisfies readonly SiteRoute<'/ar/journals/:type/:slug'>[];
