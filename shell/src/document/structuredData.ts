import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import type { PageSchema, RoutePath } from '@mirqam/shared/contract/Route';
import { scriptJson } from '@mirqam/shared/contract/scriptJson';
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
const organisationAt = (origin: string) =>
  ({
    '@type': 'Organization',
    '@id': `${origin}/#organisation`,
    name: site.name,
    url: origin,
  }) as const satisfies Organization;

const websiteAt = (origin: string) =>
  ({
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: origin,
    name: site.name,
  }) as const satisfies WebSite;

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
      ...(schema?.type === 'Service' ? [service(origin, about, schema)] : []),
    ],
  };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}

const homeOf = ({ language: { prefix } }: PageWords) => prefix || '/';

const publisher = (
  origin: string,
  drawings: Request['drawings'],
  { language, head }: PageWords,
): readonly [Organization, WebSite] => [
  {
    ...organisationAt(origin),
    email: site.email,
    description: head.publisher,
    foundingDate: String(site.founded),
    logo: `${origin}${drawings['icon-512.png']}`,
  },
  { ...websiteAt(origin), inLanguage: language.tag, publisher: organisationAt(origin) },
];

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

function page(origin: string, about: RoutePath, { language }: PageWords) {
  const { path, title, description, dateModified, schema = { type: 'WebPage' } } = about;
  const url = origin + path;
  const described = { '@id': `${url}#page`, url, name: title, description, ...(dateModified ? { dateModified } : {}) };
  const base = { ...described, inLanguage: language.tag, isPartOf: websiteAt(origin) };
  if (schema.type === 'Service') return servicePage(base, schema);
  if (schema.type === 'ContactPage') return contactPage(origin, base);
  const source = schema.isBasedOn ? { isBasedOn: origin + schema.isBasedOn } : {};
  return { '@type': schema.type, ...base, ...source } satisfies WebPage | AboutPage;
}

type PageBase = Pick<Exclude<WebPage, string>, '@id'> & Readonly<Record<'url' | 'name' | 'description', string>>;

const contactPage = (origin: string, base: PageBase): ContactPage => ({
  '@type': 'ContactPage',
  ...base,
  mainEntity: {
    ...organisationAt(origin),
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

function service(origin: string, { path, title, trail, description }: RoutePath, schema: ServiceSchema): Service {
  const url = origin + path;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: trail?.at(-1)?.name ?? title,
    description,
    serviceType: schema.serviceType,
    audience: { '@type': 'Audience', audienceType: schema.audience },
    provider: organisationAt(origin),
    areaServed: 'Worldwide',
  };
}
