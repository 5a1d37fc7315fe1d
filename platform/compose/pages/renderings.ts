import type { Integrity } from '@mirqam/shared/contract/Release';
import { z } from 'zod';
import { decompress } from '../../release/compress.ts';
import { findObject, putObject } from '../../release/objects.ts';
import type { Store } from '../../store/Store.ts';

const valuesSchema = z.object({
  /** The first byte of the elements of the composition, and the first after them. */
  elementsAt: z.tuple([z.number().int(), z.number().int()]).readonly(),
  links: z.array(z.string()).readonly(),
  ids: z.array(z.string()).readonly(),
  /** The named chunks that it loaded. */
  chunks: z.array(z.string()).readonly(),
  /** The first byte of the body after those elements, and the first behind it; absent if the shell has changed the body. */
  bodyAt: z.tuple([z.number().int(), z.number().int()]).readonly().optional(),
});
type RenderingValues = z.infer<typeof valuesSchema>;

/** A page without the elements of its composition: all compositions that show the page share it. */
export interface Rendering extends Omit<RenderingValues, 'elementsAt'> {
  /** The HTML before and after the elements of the composition. */
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

/**
 * Stores the rendering of a page as a line of JSON and the page with brotli, as its first composition shows it: to compress
 * it again without the elements would take longer than to render it. Resolves to the hash.
 */
export async function storeRendering(store: Store, values: RenderingValues, page: Uint8Array): Promise<Integrity> {
  const { elementsAt, links, ids, chunks, bodyAt } = values;
  const line = JSON.stringify({ elementsAt, links, ids, chunks, bodyAt });
  return await putObject(store, Buffer.concat([Buffer.from(`${line}\n`), page]));
}

/** Undefined for a rendering that the store does not hold, or holds damaged: then the page is rendered again. */
export async function findRendering(store: Store, integrity: Integrity): Promise<Rendering | undefined> {
  const bytes = await findObject(store, integrity);
  if (!bytes) return undefined;
  const line = bytes.indexOf('\n');
  const { elementsAt, ...values } = valuesSchema.parse(JSON.parse(bytes.toString('utf8', 0, line)));
  const html = decompress(bytes.subarray(line + 1), '.br');
  return html && { start: html.subarray(0, elementsAt[0]), end: html.subarray(elementsAt[1]), ...values };
}
