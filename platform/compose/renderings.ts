import { z } from 'zod';
import { compress, decompress } from '../release/compress.ts';
import { contentName } from '../release/hash.ts';
import type { Store } from '../store/Store.ts';

const valuesSchema = z.object({
  /** The number of bytes before the elements of the composition. */
  split: z.number().int(),
  links: z.array(z.string()).readonly(),
  ids: z.array(z.string()).readonly(),
});

/** A page without the elements of its composition: all compositions that show the page share it. */
export interface Rendering extends Pick<z.infer<typeof valuesSchema>, 'links' | 'ids'> {
  /** The HTML before and after the elements of the composition. */
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

/** The key of a rendering; its name is a hash of its content. */
export const renderingKey = (name: string) => `renderings/${name}.br`;

/** The name in the key of a rendering, undefined for any other key. */
export const renderingName = (key: string): string | undefined => /^renderings\/([0-9a-f]{32})\.br$/.exec(key)?.[1];

/** Stores a rendering as a line of JSON and the HTML, with brotli. Resolves to its name. */
export async function storeRendering(store: Store, { start, end, links, ids }: Rendering): Promise<string> {
  const values = JSON.stringify({ split: start.length, links, ids });
  const bytes = Buffer.concat([Buffer.from(`${values}\n`), start, end]);
  const name = contentName(bytes);
  const { br } = await compress(bytes, 'fast');
  await store.putIfAbsent(renderingKey(name), br);
  return name;
}

/** Undefined for a rendering that the store does not hold, or holds damaged: then the page is rendered again. */
export async function findRendering(store: Store, name: string): Promise<Rendering | undefined> {
  const stored = await store.get(renderingKey(name));
  const bytes = stored && decompress(stored, '.br');
  if (!bytes || contentName(bytes) !== name) return undefined;
  const line = bytes.indexOf('\n');
  const { split, links, ids } = valuesSchema.parse(JSON.parse(bytes.toString('utf8', 0, line)));
  const html = bytes.subarray(line + 1);
  return { start: html.subarray(0, split), end: html.subarray(split), links, ids };
}
