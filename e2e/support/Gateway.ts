import {
  createServer,
  request as forward,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '@mirqam/platform/testing/freePort';

type Edit = (html: string) => string;

interface OwnResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/** A proxy in front of the served site, with which a test decides when and how each file arrives. */
export class Gateway {
  /** Every requested path with its query, in order. */
  readonly requests: string[] = [];
  readonly methods = new Set<string | undefined>();
  readonly #held = new Map<RegExp, Promise<void>>();
  readonly #heldBodies = new Map<RegExp, Promise<void>>();
  readonly #edits = new Map<RegExp, Edit>();
  readonly #responses = new Map<RegExp, OwnResponse>();
  #stripped: readonly string[] = [];
  readonly #server = createServer((request, response) => void this.#handle(request, response));
  readonly #site: URL;
  #port = 0;

  private constructor(site: string) {
    this.#site = new URL(site);
  }

  static async open(site: string): Promise<Gateway> {
    const gateway = new Gateway(site);
    gateway.#port = await listenOnFreePort(gateway.#server, 'localhost');
    return gateway;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Delays matching responses until the returned function is called. */
  hold(pattern: RegExp): () => void {
    const { promise, resolve } = deferred();
    this.#held.set(pattern, promise);
    return resolve;
  }

  /** Sends the headers of matching responses at once, and their bodies when the returned function is called. */
  holdBody(pattern: RegExp): () => void {
    const { promise, resolve } = deferred();
    this.#heldBodies.set(pattern, promise);
    return resolve;
  }

  /** Changes the text of matching responses. */
  edit(pattern: RegExp, edit: Edit): void {
    this.#edits.set(pattern, edit);
  }

  /** Removes these headers from every response. */
  strip(...names: readonly string[]): void {
    this.#stripped = names;
  }

  /** Responds to matching requests itself until the returned function is called. */
  respond(pattern: RegExp, status: number, headers: OutgoingHttpHeaders = {}): () => void {
    this.#responses.set(pattern, { status, headers });
    return () => void this.#responses.delete(pattern);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? '/';
    this.requests.push(path);
    this.methods.add(incoming.method);
    const [, own] = [...this.#responses].find(([pattern]) => pattern.test(path)) ?? [];
    if (own) return response.writeHead(own.status, own.headers).end();
    for (const [pattern, released] of this.#held) if (pattern.test(path)) await released;
    const [, sent] = [...this.#heldBodies].find(([pattern]) => pattern.test(path)) ?? [];
    const [, edit] = [...this.#edits].find(([pattern]) => pattern.test(path)) ?? [];
    const headers = { ...incoming.headers, ...(edit ? { 'accept-encoding': 'identity' } : {}) };
    const outgoing = forward(new URL(path, this.#site), { method: incoming.method, headers }, (received) => {
      if (edit) void text(received).then((html) => response.end(edit(html)));
      const removed = [...this.#stripped, ...(edit ? ['content-length'] : [])];
      response.writeHead(received.statusCode ?? 502, without(received.headers, removed));
      if (sent) response.flushHeaders();
      if (!edit) void Promise.resolve(sent).then(() => received.pipe(response));
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }
}

const without = (headers: IncomingMessage['headers'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => !names.includes(key)));

/** `Promise.withResolvers`, which Node 20 lacks. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
