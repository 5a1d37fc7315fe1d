import { journals } from '@mirqam/shared/contract/journals';
import type { RoutePath } from '@mirqam/shared/contract/Route';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { cards } from './routes/cards.ts';
import { descriptions } from './routes/descriptions.ts';
import type { Service } from './services/Service.ts';
import { serviceTitle } from './services/serviceTitle.ts';

const described: Readonly<Record<string, string>> = descriptions;

const audienceOrder = { author: 10, publisher: 20, editor: 30, university: 40 } as const;

export const routes = [
  {
    pattern: '/journals/:type/:slug',
    page: 'JournalPage',
    shows: { journals: 'labels' },
    action: { label: 'Consult Now', href: '/contact' },
    overlay: 'white',
    paths: journals.flatMap((audience) => audience.list.map((entry) => routePath({ audience, entry }))),
  },
] as const satisfies readonly SiteRoute<'/journals/:type/:slug'>[];

function routePath(service: Service) {
  const { audience, entry } = service;
  const path = `/journals/${audience.value}/${entry.slug}` as const;
  return {
    path,
    title: serviceTitle(service),
    description: described[`${audience.value}-${entry.content}`] ?? '',
    schema: { type: 'Service', serviceType: entry.label, audience: audience.label },
    image: { file: `art/og/${audience.value}.png`, alt: `${site.name}: ${audience.label} services` },
    menus: [
      {
        menu: 'journals',
        group: audience.label,
        label: entry.label,
        order: audienceOrder[audience.value],
        ...cards[path],
      },
    ],
    trail: [{ name: `${audience.label} services` }, { name: entry.label, path }],
  } as const satisfies RoutePath;
}
