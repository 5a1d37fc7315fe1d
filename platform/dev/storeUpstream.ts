import { extname } from 'node:path';
import { contentTypes } from '../hosting/contentTypes.ts';
import { readHead } from '../live/log.ts';
import { isKey, type Store } from '../store/Store.ts';
import type { Upstream } from './Upstream.ts';

/** What is live in a store, as a deployed site. */
export const storeUpstream = (store: Store): Upstream => ({
  name: store.name,
  origin: 'http://store.invalid',
  base: '',
  async ask(path) {
    const [clean = ''] = path.split('?');
    if (isKey(clean) && clean.startsWith('/apps/')) return answer(await store.get(clean.slice(1)), clean, 200);
    const { composition } = (await readHead(store)) ?? { composition: '' };
    const get = (file: string) => store.get(`pages/${composition}/${file}`);
    if (!isKey(clean)) return answer(await get('404.html'), '.html', 404);
    const page = await get(`${clean === '/' ? 'index' : clean.slice(1)}.html`);
    if (page) return answer(page, '.html', 200);
    const file = extname(clean) ? await get(clean.slice(1)) : undefined;
    return file ? answer(file, clean, 200) : answer(await get('404.html'), '.html', 404);
  },
});

function answer(bytes: Buffer | undefined, file: string, status: number): Response {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  return bytes
    ? new Response(new Uint8Array(bytes), { status, headers: { 'content-type': type } })
    : new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain' } });
}
