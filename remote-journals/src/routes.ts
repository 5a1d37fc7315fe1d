import type { MenuPlace } from '@mirqam/shared/contract/MenuPlace';
import type { RoutePath } from '@mirqam/shared/contract/Route';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { type AudienceValue, audiences } from './content/audiences.ts';
import type { JournalEntry } from './content/JournalContent.ts';
import { services } from './content/services.ts';
import { serviceTitle } from './services/serviceTitle.ts';

export const routes = [
  {
    pattern: '/journals/:type/:slug',
    page: 'JournalPage',
    shows: { journals: 'labels' },
    action: { label: 'Consult Now', href: '/contact' },
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
    menus: [{ menu: 'journals', group, label, order, desc, icon }, ...wayIn(audience, path)],
    trail: [{ name: `${group} services` }, { name: label, path }],
  } as const satisfies RoutePath;
}

/** Header and footer only link to the first service of an audience, whose page links to the others. */
function wayIn(audience: AudienceValue, path: string): readonly MenuPlace[] {
  const first = services.find(({ entry }) => entry.audience === audience);
  if (!first || path !== `/journals/${audience}/${first.entry.slug}`) return [];
  const { plural, order } = audiences[audience];
  return [{ menu: 'header', group: 'Services', label: `For ${plural}`, order: 30 + order }];
}
