import { paths } from 'shared/contract/paths';
import type { DocumentRequest } from 'shared/contract/Renderer';
import type { PageSchema, RoutePath } from 'shared/contract/Route';
import { site } from 'shared/contract/site';
import { escapeJson } from './escape.ts';

const organisation = { '@id': `${site.origin}/#organisation` };

/** The JSON-LD of a page: one graph, see https://schema.org. */
export function structuredData({ about, isListed }: DocumentRequest): string {
  if (!about || !isListed) return '';
  const graph = [...(about.path === paths.home.href() ? publisher() : [breadcrumbs(about)]), describe(about)];
  return `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

const publisher = () => [
  {
    '@type': 'Organization',
    ...organisation,
    name: site.name,
    url: site.origin,
    email: site.email,
    description: site.description,
    foundingDate: String(site.founded),
  },
  { '@type': 'WebSite', '@id': `${site.origin}/#website`, url: site.origin, name: site.name, publisher: organisation },
];

function breadcrumbs({ path, title, trail = [] }: RoutePath) {
  const items = [
    { name: 'Home', path: '/' },
    ...trail,
    ...(trail.at(-1)?.path === path ? [] : [{ name: title, path }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      ...(item.path ? { item: site.origin + item.path } : {}),
    })),
  };
}

function describe({ path, title, description, schema = { type: 'WebPage' } }: RoutePath) {
  const url = site.origin + path;
  return { '@id': `${url}#page`, url, name: title, description, ...details(schema) };
}

function details(schema: PageSchema) {
  switch (schema.type) {
    case 'Service':
      return {
        '@type': 'Service',
        serviceType: schema.serviceType,
        audience: { '@type': 'Audience', audienceType: schema.audience },
        provider: organisation,
        areaServed: 'Worldwide',
      };
    case 'FAQPage':
      return {
        '@type': 'FAQPage',
        mainEntity: schema.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      };
    case 'ContactPage':
      return {
        '@type': 'ContactPage',
        mainEntity: { ...organisation, contactPoint: { '@type': 'ContactPoint', email: site.email } },
      };
    default:
      return { '@type': schema.type };
  }
}
