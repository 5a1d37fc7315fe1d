import { siteAddress } from '@mirqam/platform/compose/siteAddress';
import { expect } from '@playwright/test';
import { z } from 'zod';
import type { RenderedPage } from '../support/readRenderedPages.ts';
import { test } from '../support/test.ts';

const { origin } = siteAddress();

const text = z.string().min(3);
const address = z.url().startsWith(origin);
const organisation = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': z.literal(`${origin}/#organisation`),
  name: text,
  url: address,
});
const website = {
  '@type': z.literal('WebSite'),
  '@id': z.literal(`${origin}/#website`),
  url: address,
  name: text,
};
const page = {
  '@id': address,
  url: address,
  name: text,
  description: text,
  dateModified: z.iso.date().optional(),
  inLanguage: z.literal('en'),
  isPartOf: z.strictObject(website),
};

const node = z.discriminatedUnion('@type', [
  organisation.extend({
    email: z.email(),
    description: text,
    foundingDate: z.string().regex(/^\d{4}$/),
    logo: address.endsWith('.png'),
  }),
  z.strictObject({ ...website, inLanguage: z.literal('en'), publisher: organisation }),
  z.strictObject({ '@type': z.literal('WebPage'), ...page, isBasedOn: address.optional() }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    ...page,
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(3),
  }),
  z.strictObject({ '@type': z.literal('AboutPage'), ...page }),
  z.strictObject({
    '@type': z.literal('ContactPage'),
    ...page,
    mainEntity: organisation.extend({
      contactPoint: z.strictObject({
        '@type': z.literal('ContactPoint'),
        email: z.email(),
        contactType: text,
      }),
    }),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    '@id': address,
    url: address,
    name: text,
    description: text,
    serviceType: text,
    provider: organisation,
    areaServed: text,
    audience: z.strictObject({ '@type': z.literal('Audience'), audienceType: text }),
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z.array(
      z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address }),
    ),
  }),
]);

/** The properties that schema.org, the search engines and the specification require, by type. */
const graphSchema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node) });

type GraphNode = z.infer<typeof node>;

function typesFor(path: string): readonly GraphNode['@type'][] {
  if (path === '/') return ['Organization', 'WebSite', 'WebPage'];
  if (path === '/about') return ['BreadcrumbList', 'AboutPage'];
  if (path === '/contact') return ['BreadcrumbList', 'ContactPage'];
  if (path.startsWith('/services/')) return ['BreadcrumbList', 'FAQPage', 'Service'];
  return ['BreadcrumbList', 'WebPage', ...(path.startsWith('/journals/') ? (['Service'] as const) : [])];
}

function nodesOf({ path, structuredData }: RenderedPage): readonly GraphNode[] {
  expect(structuredData, path).toHaveLength(1);
  return graphSchema.parse(JSON.parse(structuredData[0] ?? ''))['@graph'];
}

test('every page carries one graph of the types that describe it, each with what its type requires', ({ listed }) => {
  for (const page of listed) {
    expect(
      nodesOf(page).map((node) => node['@type']),
      page.path,
    ).toEqual(typesFor(page.path));
  }
});

test('the graph describes its own page', ({ listed }) => {
  for (const page of listed) {
    const node = nodesOf(page).at(-1);
    expect(node, page.path).toMatchObject({ url: page.canonical, description: page.meta['description'] });
  }
});

test('breadcrumbs carry the names that the page shows', ({ listed }) => {
  for (const page of listed) {
    const list = nodesOf(page).find((node) => node['@type'] === 'BreadcrumbList');
    if (list && (page.trail.length > 0 || page.path.startsWith('/journals/')))
      expect(page.trail, page.path).toEqual(expect.arrayContaining(list.itemListElement.map(({ name }) => name)));
  }
});

test('structured data claims no rating, and a founding in 2025', ({ listed }) => {
  for (const { structuredData, path } of listed)
    expect(structuredData[0], path).not.toMatch(/"(aggregate)?(review|rating)"/i);
  const founded = listed.flatMap(nodesOf).flatMap((node) => ('foundingDate' in node ? node.foundingDate : []));
  expect(founded).toEqual(['2025']);
});

test('the questions for search engines are those that the page shows, with its answers', ({ listed }) => {
  const pages = listed.filter(({ document }) => document.querySelector('main details summary'));
  const asked = pages.flatMap((page) => {
    const shown = [...page.document.querySelectorAll('main details')].map((details) => details.textContent);
    const node = nodesOf(page).find((candidate) => candidate['@type'] === 'FAQPage');
    const told = node?.mainEntity.map(({ name, acceptedAnswer }) => name + acceptedAnswer.text);
    return told ? [expect(told, page.path).toEqual(shown)] : [];
  });
  expect(asked).toHaveLength(4);
});

test('the terms say which page they repeat', ({ listed }) => {
  const repeated = listed.flatMap((page) =>
    nodesOf(page).flatMap((node) => ('isBasedOn' in node ? [[page.path, node.isBasedOn]] : [])),
  );
  const privacy = listed.find(({ path }) => path === '/privacy-policy')?.canonical;
  expect(repeated).toEqual([['/terms-conditions', privacy]]);
});
