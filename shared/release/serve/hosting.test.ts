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

test('the headers file keeps files of a release for a year and asks again for pages', () => {
  const rules = headersFile().split(/\n(?=\/)/);
  expect(rules.find((rule) => rule.startsWith('/apps/'))).toContain('immutable');
  expect(rules.find((rule) => rule.startsWith('/:page\n'))).toContain('no-cache');
});
