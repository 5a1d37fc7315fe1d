import { createHash } from 'node:crypto';

/** Subresource integrity, see https://www.w3.org/TR/SRI/. */
export const integrityOf = (bytes: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Names content: the first 10 hexadecimal digits of its SHA-256. */
export const shortHash = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
