import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { listenOnFreePort } from './freePort.ts';

/** A fault to inject; each occurs in real servers. */
export type Mistake =
  | 'ignores conditions'
  | 'ignores If-Match'
  | 'refuses conditions'
  | 'races'
  | 'fails after writing'
  | 'fails at times'
  | 'breaks off at times';

const failures: ReadonlySet<Mistake | undefined> = new Set([
  'fails after writing',
  'fails at times',
  'breaks off at times',
]);

interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface TinyS3 {
  /** The objects by `/bucket/key`. */
  readonly objects: Map<string, StoredObject>;
  /** By how many milliseconds the server's clock is ahead of this machine's. */
  readonly clock: { ahead: number };
  /** How many of the next reads fail. */
  readonly reads: { failing: number };
  readonly stop: () => Promise<void>;
}

/** An S3 server in memory with what a store uses, and one fault on request. Stores that are opened from here on use it. */
export async function startTinyS3(mistake?: Mistake): Promise<TinyS3> {
  const objects = new Map<string, StoredObject>();
  const clock = { ahead: 0 };
  const reads = { failing: 0 };
  let requests = 0;
  const server = createServer(async (request, response) => {
    response.setHeader('Date', new Date(Date.now() + clock.ahead).toUTCString());
    const isFailing = failures.has(mistake) && requests++ % 5 === 0;
    if (isFailing && mistake === 'fails at times') return fail(response, 500, 'InternalError');
    if (request.method === 'GET' && reads.failing-- > 0) return fail(response, 500, 'InternalError');
    if (request.method === 'PUT') return await write(objects, request, response, { mistake, isFailing });
    return read(objects, request, response, isFailing);
  });
  process.env['AWS_ENDPOINT_URL_S3'] = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  process.env['AWS_ACCESS_KEY_ID'] = process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  return {
    objects,
    clock,
    reads,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const placeOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://localhost');

async function write(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
  { mistake, isFailing }: { readonly mistake: Mistake | undefined; readonly isFailing: boolean },
) {
  const key = decodeURIComponent(placeOf(request).pathname);
  const bytes = await buffer(request);
  const held = objects.get(key);
  if (mistake === 'races') await nextTurn();
  const current = mistake === 'races' ? held : objects.get(key);
  const { 'if-none-match': none, 'if-match': match } = request.headers;
  const isTaken = none === '*' && current && mistake !== 'ignores conditions';
  const isChanged =
    match !== undefined && match.replaceAll('"', '') !== current?.etag && !mistake?.startsWith('ignores');
  const isRefused = mistake === 'refuses conditions' && (none ?? match) !== undefined;
  if (isTaken || isChanged || isRefused) return fail(response, 412, 'PreconditionFailed');
  const etag = createHash('md5').update(bytes).digest('hex');
  objects.set(key, { bytes, etag, headers: keptHeaders(request) });
  if (isFailing && mistake === 'fails after writing') return fail(response, 500, 'InternalError');
  response.writeHead(200, { ETag: `"${etag}"` }).end();
}

function keptHeaders({ headersDistinct }: IncomingMessage): Readonly<Record<string, string>> {
  const kept = /^(?:content-type|content-encoding|cache-control|x-amz-meta-.*)$/;
  return Object.fromEntries(
    Object.entries(headersDistinct).flatMap(([name, values]) =>
      values?.[0] && kept.test(name) ? [[name, values[0]] as const] : [],
    ),
  );
}

function read(
  objects: Map<string, StoredObject>,
  request: IncomingMessage,
  response: ServerResponse,
  breaksOff: boolean,
) {
  const place = placeOf(request);
  if (place.searchParams.has('list-type')) return list(objects, place, response);
  const key = decodeURIComponent(place.pathname);
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const held = objects.get(key);
  if (!held) return fail(response, 404, 'NoSuchKey');
  response.writeHead(200, { ...held.headers, ETag: `"${held.etag}"`, 'Content-Length': held.bytes.length });
  if (breaksOff) return response.write(held.bytes.subarray(0, 1), () => response.destroy());
  return response.end(request.method === 'HEAD' ? undefined : held.bytes);
}

/** Lists a hundred names at a time, so that tests exercise paging. */
function list(objects: Map<string, StoredObject>, { pathname, searchParams }: URL, response: ServerResponse) {
  const bucket = `${pathname.replace(/\/$/, '')}/`;
  const prefix = searchParams.get('prefix') ?? '';
  const delimiter = searchParams.get('delimiter');
  const after = searchParams.get('continuation-token') ?? '';
  const names = [...objects.keys()]
    .filter((key) => key.startsWith(bucket + prefix))
    .map((key) => key.slice(bucket.length))
    .map((key) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? key : key.slice(0, end + 1);
    });
  const page = [...new Set(names)].filter((name) => name > after).sort();
  const shown = page.slice(0, 100);
  const next = page.length > shown.length ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
  const items = shown.map((name) =>
    delimiter && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key><ETag>&quot;${objects.get(bucket + name)?.etag}&quot;</ETag></Contents>`,
  );
  response
    .writeHead(200, { 'Content-Type': 'application/xml' })
    .end(`<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${items.join('')}</ListBucketResult>`);
}

function fail(response: ServerResponse, status: number, code: string) {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
