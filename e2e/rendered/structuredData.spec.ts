import { journals } from '@mirqam/shared/contract/journals';
import { site } from '@mirqam/shared/contract/site';
import { expect, test } from '@playwright/test';
import { readPages, type ServedPage } from '../support/readPages.ts';
import { journalPaths, publicPaths } from '../support/sitePages.ts';
import { type GraphNode, graphSchema } from '../support/structuredDataSchema.ts';

let pages: readonly ServedPage[];

test.beforeAll(async ({ browser }) => {
  pages = await readPages(browser, publicPaths);
});

const services: readonly string[] = [
  '/services/publishing-services',
  '/services/author_support',
  '/services/book_and_textbook',
  '/services/conference_services',
  ...journals.flatMap(({ value, list }) => list.map(({ slug }) => `/journals/${value}/${slug}`)),
];

function typesFor(path: string): readonly GraphNode['@type'][] {
  if (path === '/') return ['Organization', 'WebSite', 'WebPage'];
  if (path === '/about') return ['BreadcrumbList', 'AboutPage'];
  if (path === '/contact') return ['BreadcrumbList', 'ContactPage'];
  return ['BreadcrumbList', services.includes(path) ? 'Service' : 'WebPage'];
}

function nodesOf({ path, structuredData }: ServedPage): readonly GraphNode[] {
  expect(structuredData, path).toHaveLength(1);
  return graphSchema.parse(JSON.parse(structuredData[0] ?? ''))['@graph'];
}

test('every page carries one graph of the types that describe it, each with what its type requires', () => {
  for (const page of pages) {
    expect(
      nodesOf(page).map((node) => node['@type']),
      page.path,
    ).toEqual(typesFor(page.path));
  }
});

test('the graph is about the page it stands in', () => {
  for (const page of pages) {
    const node = nodesOf(page).at(-1);
    expect(node, page.path).toMatchObject({ url: page.canonical, description: page.meta['description'] });
  }
});

test('breadcrumbs lead from home to the page over pages that exist, under the names that are shown', () => {
  for (const page of pages) {
    const list = nodesOf(page).find((node) => node['@type'] === 'BreadcrumbList');
    if (!list) continue;
    const steps = list.itemListElement;
    expect(
      steps.map(({ position }) => position),
      page.path,
    ).toEqual(steps.map((_, index) => index + 1));
    const addresses = steps.map(({ item }) => item.slice(site.origin.length));
    expect(addresses.at(0), page.path).toBe('/');
    expect(addresses.at(-1), page.path).toBe(page.path);
    expect(publicPaths, page.path).toEqual(expect.arrayContaining(addresses));
    if (page.trail.length > 0 || journalPaths.includes(page.path))
      expect(page.trail, page.path).toEqual(expect.arrayContaining(steps.map(({ name }) => name)));
  }
});

test('nothing claims a rating, and the publisher was founded in 2025', () => {
  for (const { structuredData, path } of pages)
    expect(structuredData[0], path).not.toMatch(/"(aggregate)?(review|rating)"/i);
  const founded = pages.flatMap(nodesOf).flatMap((node) => ('foundingDate' in node ? node.foundingDate : []));
  expect(founded).toEqual(['2025']);
});
