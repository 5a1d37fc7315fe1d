import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Reply } from './ask.ts';

const meta = /<meta name="composition" content="(\w+)">/;
const block = /<script type="application\/json" id="composition">(.*?)<\/script>/;
const files = /\/apps\/([\w-]+)\/(\d[\w.-]*)\//g;

/** The one composition that a page is made of; undefined when it speaks of two, or of files of other releases. */
export function compositionOf(html: string): string | undefined {
  const { id, apps }: Composition = JSON.parse(block.exec(html)?.[1] ?? '{"apps":{}}');
  const isWhole = [...html.matchAll(files)].every(([, app = '', version]) => apps[app]?.version === version);
  return isWhole && id === meta.exec(html)?.[1] ? id : undefined;
}

/** A page without what differs in every composition. */
export const withoutComposition = (html: string) => html.replace(meta, '').replace(block, '');

/** Why an answer to a page's address is none that a visitor may get. */
export function faultOf(path: string, { status, headers, body }: Reply): string | undefined {
  const expected = path === '/no-such-page' ? 404 : 200;
  if (status !== expected) return `${path}: ${status}`;
  if (!headers.etag && status === 200) return `${path}: no ETag`;
  return body.includes('</html>') ? undefined : `${path}: cut off`;
}
