import { routesElsewhere } from './routesElsewhere.ts';
import type { Upstream } from './Upstream.ts';

const version = '1.0.0-0000000000';
const apps = {
  shell: { version },
  legal: { version, routes: [['/old-terms', 'TermsPage', 'Terms']] },
  marketing: { version, routes: [['/about', 'AboutPage', 'About us']] },
};
const page = `<script type="application/json" id="composition">${JSON.stringify({ id: 'c0ffee0001', apps })}</script>`;
const site = (status: number): Upstream => ({
  name: 'https://www.example.org',
  origin: 'https://www.example.org',
  base: '',
  request: async () => new Response(page, { status }),
});
const checkout = { apps: { legal: { version: 'dev' } } };
const mixed = { upstream: site(200), isMixed: true, isAlone: false };

test('the pages elsewhere are those of the deployed apps that are not built from source', async () => {
  expect(await routesElsewhere(mixed, checkout)).toEqual(['/about']);
});

test('a checkout of all apps has no pages elsewhere', async () => {
  expect(await routesElsewhere({ ...mixed, isMixed: false }, checkout)).toEqual([]);
});

test('nobody knows the pages elsewhere of a site that fails, nor of an app alone', async () => {
  expect(await routesElsewhere({ ...mixed, upstream: site(500) }, checkout)).toBeUndefined();
  expect(await routesElsewhere({ ...mixed, upstream: undefined, isAlone: true }, checkout)).toBeUndefined();
});
