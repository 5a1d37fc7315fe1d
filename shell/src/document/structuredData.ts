import { scriptJson } from '@mirqam/shared/contract/escapeHtml';
import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import type { PageSchema, RoutePath } from '@mirqam/shared/contract/Route';
import { site } from '@mirqam/shared/contract/site';
import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Graph,
  Organization,
  Question,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { documentWords } from './pageWords.ts';

type ServiceSchema = Extract<PageSchema, { readonly type: 'Service' }>;
type Request = Pick<DocumentRequest, 'about' | 'language' | 'site' | 'isListed' | 'drawings'>;
type PageWords = ReturnType<typeof documentWords>;

// Search engines read each page separately, so every reference repeats type and name.
const organisationAt = (origin: string, { name }: PageWords) =>
  ({ '@type': 'Organization', '@id': `${origin}/#organisation`, name, url: origin }) as const satisfies Organization;

const websiteAt = (origin: string, { name }: PageWords) =>
  ({ '@type': 'WebSite', '@id': `${origin}/#website`, url: origin, name }) as const satisfies WebSite;

/** The JSON-LD of a page: one graph, see https://schema.org. */
export function structuredData(request: Request): string {
  const { about, site: address, isListed, drawings } = request;
  if (!about || !isListed) return '';
  const words = documentWords(request);
  const { origin } = address;
  const { schema } = about;
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      ...(about.path === homeOf(words) ? publisher(origin, drawings, words) : [breadcrumbs(origin, about, words)]),
      page(origin, about, words),
      ...(schema?.type === 'Service' ? [service(origin, about, schema, words)] : []),
    ],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

const homeOf = ({ language: { prefix } }: PageWords) => prefix || '/';

const publisher = (
  origin: string,
  drawings: Request['drawings'],
  words: PageWords,
): readonly [Organization, WebSite] => [
  {
    ...organisationAt(origin, words),
    ...otherName(words),
    email: site.email,
    description: words.head.publisher,
    foundingDate: String(site.founded),
    logo: `${origin}${drawings['icon-512.png']}`,
  },
  {
    ...websiteAt(origin, words),
    ...otherName(words),
    inLanguage: words.language.tag,
    publisher: organisationAt(origin, words),
  },
];

/** The Latin spelling, where the page has another. */
const otherName = ({ name }: PageWords) => (name === site.name ? {} : { alternateName: site.name });

/** Omits steps that are not a page, because search engines require an address for every step. */
function breadcrumbs(
  origin: string,
  { path, title, trail = [{ name: title, path }] }: RoutePath,
  words: PageWords,
): BreadcrumbList {
  const steps = [{ name: words.head.home, path: homeOf(words) }, ...trail].filter((step) => step.path !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.path,
    })),
  };
}

function page(origin: string, about: RoutePath, words: PageWords) {
  const { path, title, description, dateModified, schema = { type: 'WebPage' } } = about;
  const url = origin + path;
  const described = { '@id': `${url}#page`, url, name: title, description, ...(dateModified ? { dateModified } : {}) };
  const base = { ...described, inLanguage: words.language.tag, isPartOf: websiteAt(origin, words) };
  if (schema.type === 'Service') return servicePage(base, schema);
  if (schema.type === 'ContactPage') return contactPage(origin, base, words);
  const source = schema.isBasedOn ? { isBasedOn: origin + schema.isBasedOn } : {};
  return { '@type': schema.type, ...base, ...source } satisfies WebPage | AboutPage;
}

type PageBase = Pick<Exclude<WebPage, string>, '@id'> & Readonly<Record<'url' | 'name' | 'description', string>>;

const contactPage = (origin: string, base: PageBase, words: PageWords): ContactPage => ({
  '@type': 'ContactPage',
  ...base,
  mainEntity: {
    ...organisationAt(origin, words),
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email: site.email },
  },
});

/** A service page with questions has the type `FAQPage`; both types are about the service. */
function servicePage(base: PageBase, { questions }: ServiceSchema): WebPage | FAQPage {
  if (!questions) return { '@type': 'WebPage', ...base };
  const list: readonly Question[] = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', ...base, mainEntity: list };
}

function service(
  origin: string,
  { path, title, trail, description }: RoutePath,
  schema: ServiceSchema,
  words: PageWords,
): Service {
  const url = origin + path;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: trail?.at(-1)?.name ?? title,
    description,
    serviceType: schema.serviceType,
    audience: { '@type': 'Audience', audienceType: schema.audience },
    provider: organisationAt(origin, words),
    areaServed: words.head.everywhere,
  };
}
