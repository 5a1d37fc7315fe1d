import {
  createServer,
  request as forward,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Edit = (html: string) => string;

interface OwnAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
}

/** Stands in front of the served site and lets a test decide when, and how, each file arrives. */
export class Gateway {
  /** Every path with its query, in the order in which they were asked for. */
  readonly asked: string[] = [];
  /** How it was asked. */
  readonly methods = new Set<string | undefined>();
  readonly #held = new Map<RegExp, Promise<void>>();
  readonly #edits = new Map<RegExp, Edit>();
  readonly #answers = new Map<RegExp, OwnAnswer>();
  #stripped: readonly string[] = [];
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #site: URL;

  private constructor(site: string) {
    this.#site = new URL(site);
  }

  static async open(site: string): Promise<Gateway> {
    const gateway = new Gateway(site);
    await new Promise<void>((resolve) => gateway.#server.listen(0, 'localhost', resolve));
    return gateway;
  }

  get origin(): string {
    const address = this.#server.address();
    if (!isPort(address)) throw new Error('the gateway is closed');
    return `http://localhost:${address.port}`;
  }

  /** Keeps back what matches until the function that it answers is called. */
  hold(pattern: RegExp): () => void {
    const { promise, resolve } = hatch();
    this.#held.set(pattern, promise);
    return resolve;
  }

  /** Changes the text of what matches. */
  edit(pattern: RegExp, edit: Edit): void {
    this.#edits.set(pattern, edit);
  }

  /** Leaves these headers out of every answer. */
  strip(...names: readonly string[]): void {
    this.#stripped = names;
  }

  /** Answers what matches by itself. */
  answer(pattern: RegExp, status: number, headers: OutgoingHttpHeaders = {}): void {
    this.#answers.set(pattern, { status, headers });
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(incoming: IncomingMessage, response: ServerResponse) {
    const path = incoming.url ?? '/';
    this.asked.push(path);
    this.methods.add(incoming.method);
    const [, own] = [...this.#answers].find(([pattern]) => pattern.test(path)) ?? [];
    if (own) return response.writeHead(own.status, own.headers).end();
    for (const [pattern, released] of this.#held) if (pattern.test(path)) await released;
    const [, edit] = [...this.#edits].find(([pattern]) => pattern.test(path)) ?? [];
    const headers = { ...incoming.headers, ...(edit ? { 'accept-encoding': 'identity' } : {}) };
    const outgoing = forward(new URL(path, this.#site), { method: incoming.method, headers }, (answer) => {
      if (edit) void changed(answer, edit).then((text) => response.end(text));
      const left = [...this.#stripped, ...(edit ? ['content-length'] : [])];
      response.writeHead(answer.statusCode ?? 502, without(answer.headers, left));
      if (!edit) answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }
}

async function changed(answer: IncomingMessage, edit: Edit): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return edit(Buffer.concat(parts).toString());
}

const without = (headers: IncomingMessage['headers'], names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => !names.includes(key)));

function hatch() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const isPort = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;
