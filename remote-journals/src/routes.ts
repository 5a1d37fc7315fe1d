import type { RoutePath } from '@mirqam/shared/contract/Route';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { audiences } from './content/audiences.ts';
import type { JournalEntry } from './content/JournalContent.ts';
import { services } from './content/services.ts';
import { serviceTitle } from './services/serviceTitle.ts';

export const routes = [
  {
    pattern: '/journals/:type/:slug',
    page: 'JournalPage',
    shows: { journals: 'labels' },
    action: { label: 'Consult Now', href: '/contact' },
    overlay: 'white',
    paths: services.map(({ entry }) => routePath(entry)),
  },
] as const satisfies readonly SiteRoute<'/journals/:type/:slug'>[];

function routePath({ audience, slug, label, desc, icon, description }: JournalEntry) {
  const { label: group, order } = audiences[audience];
  const path = `/journals/${audience}/${slug}` as const;
  return {
    path,
    title: serviceTitle(audience, label),
    description,
    schema: { type: 'Service', serviceType: label, audience: group },
    image: { file: `art/og/${audience}.png`, alt: `${site.name}: ${group} services` },
    menus: [{ menu: 'journals', group, label, order, desc, icon }],
    trail: [{ name: `${group} services` }, { name: label, path }],
  } as const satisfies RoutePath;
}
