import { contentTypeOf } from '../hosting/contentTypes.ts';
import { type Headers, headersFor } from '../hosting/headers.ts';
import type { Kind } from '../hosting/siteTable.ts';
import { oneLine } from '../messages/print.ts';
import { isCompressible } from '../release/compress.ts';
import { integrityOf } from '../release/hash.ts';
import type { LiveResponse } from './LiveSite.ts';

interface Expected {
  readonly status?: number;
  readonly kind: Kind;
  readonly security: Headers;
  /** The name of the file, which decides its type; a page by default. */
  readonly file?: string;
  readonly integrity?: string | undefined;
}

/** CDNs compress nothing that is smaller. */
const leastCompressed = 1024;

/** The faults of a response: its status first, and without a right one no other. */
export function judgeResponse(
  { status: got, headers, body }: LiveResponse,
  { status = 200, kind, security, file = 'page.html', integrity }: Expected,
): readonly string[] {
  if (got !== status) return [`responds with ${got} instead of ${status}`];
  const encoding = headers['content-encoding'];
  const isLarge = isCompressible(file) && body.length > leastCompressed;
  const type = headers['content-type'] ?? 'no type';
  const [wanted = ''] = contentTypeOf(file).split(';');
  return [
    ...(integrity && integrityOf(body) !== integrity ? ['has changed: its hash is not the recorded one'] : []),
    ...(type.startsWith(wanted) ? [] : [`has the type ${oneLine(type)} instead of ${wanted}`]),
    ...(isLarge && encoding !== 'br' && encoding !== 'gzip' ? ['is not compressed'] : []),
    ...judgeHeaders(headers, headersFor(kind, security)),
  ];
}

function judgeHeaders(headers: LiveResponse['headers'], expected: Headers): readonly string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const got = headers[name.toLowerCase()];
    if (name === 'Vary' && !headers['content-encoding']) return [];
    if (got === undefined) return [`lacks the header ${name}`];
    if (isAsStrict(name, got, value)) return [];
    return [`has the header ${name} with ${differenceOf(got, value)}`];
  });
}

/**
 * A host may order the parts of a value in another way, add to `Vary`, leave out `no-transform`, and revalidate in the words
 * of HTTP 1.0.
 */
function isAsStrict(name: string, got: string, value: string): boolean {
  const [gotten = [], wanted = []] = [got, value].map((text) =>
    partsOf(text).filter((part) => part !== 'no-transform'),
  );
  if (name === 'Vary') return wanted.every((part) => gotten.includes(part));
  if (name === 'Cache-Control' && wanted.includes('no-cache') && gotten.includes('max-age=0')) return true;
  return gotten.length === wanted.length && wanted.every((part) => gotten.includes(part));
}

const partsOf = (value: string) =>
  value
    .toLowerCase()
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Only the parts that differ: a policy is long. */
function differenceOf(got: string, value: string): string {
  const [gotten, wanted] = [partsOf(got), partsOf(value)];
  const list = (parts: readonly string[]) => `"${oneLine(parts.join('; ')).slice(0, 200)}"`;
  const added = gotten.filter((part) => !wanted.includes(part));
  const lost = wanted.filter((part) => !gotten.includes(part));
  return `${list(added)} instead of ${list(lost)}`;
}
