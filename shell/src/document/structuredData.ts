import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import type { PageSchema, RoutePath } from '@mirqam/shared/contract/Route';
import { scriptJson } from '@mirqam/shared/contract/scriptJson';
import { site } from '@mirqam/shared/contract/site';

type ServiceSchema = Extract<PageSchema, { readonly type: 'Service' }>;
type Request = Pick<DocumentRequest, 'about' | 'isListed' | 'shellFolder'>;

// Search engines read each page separately, so every reference repeats type and name.
const organisation = {
  '@type': 'Organization',
  '@id': `${site.origin}/#organisation`,
  name: site.name,
  url: site.origin,
};

const website = {
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  url: site.origin,
  name: site.name,
};

/** The JSON-LD of a page: one graph, see https://schema.org. */
export function structuredData({ about, isListed, shellFolder }: Request): string {
  if (!about || !isListed) return '';
  const { schema } = about;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...(about.path === '/' ? publisher(shellFolder) : [breadcrumbs(about)]),
      page(about),
      ...(schema?.type === 'Service' ? [service(about, schema)] : []),
    ],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

const publisher = (shellFolder: string) => [
  {
    ...organisation,
    email: site.email,
    description: site.description,
    foundingDate: String(site.founded),
    logo: `${site.origin}${shellFolder}/art/icon-512.png`,
  },
  { ...website, inLanguage: site.language, publisher: organisation },
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

function page({ path, title, description, schema = { type: 'WebPage' } }: RoutePath) {
  const url = site.origin + path;
  const base = { '@id': `${url}#page`, url, name: title, description, inLanguage: site.language, isPartOf: website };
  if (schema.type === 'Service') return servicePage(base, schema);
  if (schema.type === 'ContactPage') return contactPage(base);
  const source = schema.isBasedOn ? { isBasedOn: site.origin + schema.isBasedOn } : {};
  return { '@type': schema.type, ...base, ...source };
}

const contactPage = (base: object) => ({
  '@type': 'ContactPage',
  ...base,
  mainEntity: {
    ...organisation,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: site.email },
  },
});

/** A page that answers questions is a page of questions; it is about the service all the same. */
function servicePage(base: object, { questions }: ServiceSchema) {
  if (!questions) return { '@type': 'WebPage', ...base };
  const list = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', ...base, mainEntity: list };
}

function service({ path, title, trail, description }: RoutePath, schema: ServiceSchema) {
  const url = site.origin + path;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: trail?.at(-1)?.name ?? title,
    description,
    serviceType: schema.serviceType,
    audience: { '@type': 'Audience', audienceType: schema.audience },
    provider: organisation,
    areaServed: 'Worldwide',
  };
}
