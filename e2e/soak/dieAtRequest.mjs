// Node loads this file before the `site` command. It makes moments before, during and after each request that writes into
// a store in a bucket: before it is sent, before its response, after its response.
import { subscribe } from 'node:diagnostics_channel';
import { pass } from './moments.mjs';

const { pathname } = new URL(process.env.SITE_STORE);

subscribe('http.client.request.start', ({ request }) => {
  const name = nameOf(request);
  if (!name) return;
  pass(`before ${name}`);
  request.once('finish', () => pass(`during ${name}`));
});

subscribe('http.client.response.finish', ({ request }) => {
  const name = nameOf(request);
  if (name) pass(`after ${name}`);
});

/** The method and the folder of the key; undefined for a request that changes nothing. */
function nameOf({ method, path }) {
  if (method !== 'PUT' && method !== 'DELETE') return undefined;
  const key = path.slice(path.indexOf(`${pathname}/`) + pathname.length + 1).replace(/\?.*/, '');
  const isPage = key.startsWith('site/') && !/^site\/(?:apps|_preview)\//.test(key);
  return `${method} ${isPage ? 'a public page' : key.replace(/^site\//, '').replace(/\/.*/, '')}`;
}
