import { headersFor, securityHeaders } from './headers.ts';
import { kindOf } from './siteTable.ts';

test.each([
  ['apps/legal/main.3f2a9c1b7d42.js', 'public, max-age=31536000, immutable, no-transform', undefined],
  ['current/about.html', 'no-cache, no-transform', undefined],
  ['current/robots.txt', 'no-cache, no-transform', undefined],
  ['current/_report/failure.txt', 'no-cache, no-store, no-transform', undefined],
  ['previews/c0ffee0002/about.html', 'no-cache, no-transform', 'noindex'],
])('%s is cached as "%s"', (file, caching, robots) => {
  const headers = headersFor(kindOf(file));
  expect([headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([caching, robots]);
});

test('HSTS holds for this host only: the publisher may serve a subdomain without TLS', () => {
  expect(securityHeaders['Strict-Transport-Security']).toBe('max-age=63072000');
});
