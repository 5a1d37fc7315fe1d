import { headersFor } from './headers.ts';
import { headersFile } from './headersFile.ts';
import { nginxConfiguration } from './nginxConfiguration.ts';

const configuration = nginxConfiguration({ store: '/srv/site', port: 8080, hasBrotli: false });

test('every place of the nginx configuration that sends a file sends every header', () => {
  const places = configuration.split(/\n {2}location /).filter((place) => place.includes('try_files'));
  expect(places.length).toBeGreaterThan(5);
  for (const place of places) {
    for (const name of Object.keys(headersFor('page'))) expect(place).toContain(`add_header ${name} "`);
  }
});

test('brotli is used where nginx has the module', () => {
  expect(configuration).not.toContain('brotli_static');
  expect(nginxConfiguration({ store: '/srv/site', port: 8080, hasBrotli: true })).toContain('brotli_static on;');
});

/** What a host that joins the values of rules that overlap sends for an address. */
function sentFor(address: string, header: string): readonly string[] {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(address);
  const values = headersFile()
    .split(/\n(?=\/)/)
    .filter((rule) => fits(rule.split('\n')[0] ?? ''))
    .flatMap((rule) => [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].filter(([, name]) => name === header));
  return [...new Set(values.map(([, , value = '']) => value))];
}

test.each([
  '/',
  '/about',
  '/journals/author',
  '/journals/author/cell-biology',
  '/robots.txt',
  '/_preview/3f2a9c1b7d',
  '/_preview/3f2a9c1b7d/about',
  '/_preview/3f2a9c1b7d/services/editing',
  '/_preview/3f2a9c1b7d/journals/author/cell-biology',
  '/_preview/3f2a9c1b7d/a/b/c/d/e',
])('the headers file has %s asked for again', (address) => {
  expect(sentFor(address, 'Cache-Control')).toEqual(['no-cache']);
  expect(sentFor(address, 'X-Robots-Tag')).toEqual(address.startsWith('/_preview/') ? ['noindex'] : []);
});

test.each(['/apps/legal/1.0.0-3f2a9c1b7d/remoteEntry.js', '/apps/legal/1.0.0-3f2a9c1b7d/art/card.svg'])(
  'the headers file has %s kept for a year',
  (address) => {
    expect(sentFor(address, 'Cache-Control')).toEqual(['public, max-age=31536000, immutable']);
  },
);
