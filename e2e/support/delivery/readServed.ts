import type { Composition } from '@mirqam/shared/contract/Composition';
import type { HttpResponse } from '../sendRequest.ts';

const meta = /<meta name="composition" content="(\w+)">/;
const block = /<script type="application\/json" id="composition">(.*?)<\/script>/;
const entries = /\/apps\/([\w-]+)\/remoteEntry\.\w+\.js/g;

/** The composition of a page; undefined when the page names two, or the entry of another release of a remote. */
export function compositionOf(html: string): string | undefined {
  const { id, apps }: Composition = JSON.parse(block.exec(html)?.[1] ?? '{"apps":{}}');
  const isWhole = [...html.matchAll(entries)].every(([entry, app = '']) => apps[app]?.entry?.[0] === entry);
  return isWhole && id === meta.exec(html)?.[1] ? id : undefined;
}

/** A page without the elements of its composition. */
export const withoutComposition = (html: string) => html.replace(meta, '').replace(block, '');

/** The fault of a response that no visitor may get. */
export function faultOf(path: string, { status, headers, body }: HttpResponse): string | undefined {
  const expected = path === '/no-such-page' ? 404 : 200;
  if (status !== expected) return `${path}: ${status}`;
  if (!headers.etag && status === 200) return `${path}: no ETag`;
  return body.includes('</html>') ? undefined : `${path}: cut off`;
}
