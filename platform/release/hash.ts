import { createHash } from 'node:crypto';

/** Subresource integrity, see https://www.w3.org/TR/SRI/. */
export const integrityOf = (bytes: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const hexadecimal = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Names content by 128 bits, so that nobody can find two contents with one name. */
export const contentName = (bytes: string | Uint8Array) => hexadecimal(bytes).slice(0, 32);

/** Distinguishes contents by 40 bits, where an attacker gains nothing by two contents with one name. */
export const shortHash = (bytes: string | Uint8Array) => hexadecimal(bytes).slice(0, 10);

/** JSON with sorted keys, so that equal values have equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
