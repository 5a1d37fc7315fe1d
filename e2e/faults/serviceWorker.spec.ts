import { createServer, type RequestListener } from 'node:http';
import { createServer as createSite } from '@mirqam/platform/serve/createServer';
import { listenOnFreePort } from '@mirqam/platform/testing/listenOnFreePort';
import { expect } from '@playwright/test';
import { storeFolder } from '../support/places.ts';
import { test } from '../support/test.ts';

const formerWorker = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('former').then((cache) => cache.add('/'))));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(caches.match('/').then((page) => page.clone())));`;

const formerPage = `<!doctype html><title>Former site</title><h1>Former site</h1>
<script>navigator.serviceWorker.register('/sw.js')</script>`;

/** A former site at our address, which left a service worker in browsers. */
const formerSite: RequestListener = ({ url }, response) =>
  url === '/sw.js'
    ? response.writeHead(200, { 'content-type': 'text/javascript' }).end(formerWorker)
    : response.writeHead(200, { 'content-type': 'text/html' }).end(formerPage);

test('a browser with the service worker of a former site removes it and shows this site', async ({ page }) => {
  const site = createSite(storeFolder);
  let respond = formerSite;
  const server = createServer((request, response) => respond(request, response));
  const origin = `http://localhost:${await listenOnFreePort(server, 'localhost')}`;

  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  respond = (request, response) => site.emit('request', request, response);
  await page.goto(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  const left = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    controller: navigator.serviceWorker.controller,
  }));
  expect(left).toEqual({ workers: 0, caches: [], controller: null });

  server.closeAllConnections();
  server.close();
});
