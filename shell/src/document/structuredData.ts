import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import type { PageSchema, RoutePath } from '@mirqam/shared/contract/Route';
import { scriptJson } from '@mirqam/shared/contract/scriptJson';
import { site } from '@mirqam/shared/contract/site';

// Search engines read each page separately, so every reference repeats type and name.
const organisation = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organisation`,
  name: site.name,
  url: site.origin,
};

/** The JSON-LD of a page: one graph, see https://schema.org. */
export function structuredData({ about, isListed }: Pick<DocumentRequest, 'about' | 'isListed'>): string {
  if (!about || !isListed) return '';
  const graph = [...(about.path === '/' ? publisher() : [breadcrumbs(about)]), describe(about)];
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}

const publisher = () => [
  {
    ...organisation,
    email: site.email,
    description: site.description,
    foundingDate: String(site.founded),
  },
  { '@type': 'WebSite', '@id': `${site.origin}/#website`, url: site.origin, name: site.name, publisher: organisation },
];

/** Omits steps that are not a page, because search engines require an address for every step. */
function breadcrumbs({ path, title, trail = [{ name: title, path }] }: RoutePath) {
  const steps = [{ name: 'Home', path: '/' }, ...trail].filter((step) => step.path !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: site.origin + step.path,
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
    case 'ContactPage':
      return {
        '@type': 'ContactPage',
        mainEntity: {
          ...organisation,
          contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: site.email },
        },
      };
    default:
      return { '@type': schema.type };
  }
}
