import { rename } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { appendToLog, readHead } from '@mirqam/platform/live/log';
import { projectHead } from '@mirqam/platform/live/projectHead';
import { readComposition } from '@mirqam/platform/live/readLive';
import { createServer } from '@mirqam/platform/serve/createServer';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { ask, type Reply } from './delivery/ask.ts';
import { type Fault, faults } from './faults.ts';

/** A fault for the paths that match, with the number of requests that have met it. */
export interface Rule {
  readonly pattern: RegExp;
  readonly act: Fault | (() => Promise<void>);
  served: number;
}

/** The site as the built-in server serves it, but misbehaving where it is told to. */
export class FaultServer {
  readonly #site: Server;
  readonly #server: Server;
  readonly #store: FolderStore;
  /** The composition that a visit starts with, and the one that may replace it. */
  readonly deployments: readonly [first: string, second: string];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #deleted = new Set<string>();
  #rules: readonly Rule[] = [];
  #requests: readonly string[] = [];

  private constructor(site: Server, store: FolderStore, deployments: readonly [string, string]) {
    this.#site = site;
    this.#store = store;
    this.deployments = deployments;
    this.#server = createHttpServer((request, response) => void this.#respond(request, response));
  }

  /** Serves a store with two deployments. */
  static async open(folder: string, deployments: readonly [string, string]): Promise<FaultServer> {
    const server = new FaultServer(createServer(folder), new FolderStore(folder), deployments);
    for (const part of [server.#site, server.#server]) {
      await new Promise<void>((resolve) => part.listen(0, 'localhost', resolve));
    }
    return server;
  }

  get origin(): string {
    return originOf(this.#server);
  }

  /** Misbehaves for every path that matches, until `behave` is called; later rules come first. */
  misbehave(pattern: RegExp, act: Rule['act']): Rule {
    const rule: Rule = { pattern, act, served: 0 };
    this.#rules = [rule, ...this.#rules];
    return rule;
  }

  /** Ends every fault; requests that hang already stay so, as they would. */
  behave(): void {
    this.#rules = [];
  }

  /** Breaks off every request that hangs, and the connections that are kept for others. */
  dropConnections(): void {
    this.#server.closeAllConnections();
  }

  /** The paths that were asked for, in order. */
  requested(pattern: RegExp): readonly string[] {
    return this.#requests.filter((path) => pattern.test(path));
  }

  /** Makes the second deployment live, as happens in the middle of many visits. */
  async redeploy(): Promise<void> {
    await this.#goLive(this.deployments[1]);
  }

  /** Deletes the release of an app that the first deployment is made of. */
  async removeRelease(app: string): Promise<void> {
    const { apps } = await readComposition(this.#store, this.deployments[0]);
    const folder = join(this.#store.name, releaseFolder(app, apps[app]?.version ?? ''));
    if (this.#deleted.has(folder)) return;
    this.#deleted.add(folder);
    await rename(folder, `${folder}.deleted`);
  }

  /** Back to the site as it was at the start. */
  async restore(): Promise<void> {
    this.behave();
    this.dropConnections();
    for (const timer of this.#timers) clearTimeout(timer);
    for (const folder of this.#deleted) await rename(`${folder}.deleted`, folder);
    this.#deleted.clear();
    this.#requests = [];
    await this.#goLive(this.deployments[0]);
  }

  async close(): Promise<void> {
    await this.restore();
    for (const server of [this.#server, this.#site]) {
      server.closeAllConnections();
      server.close();
    }
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    this.#requests = [...this.#requests, path];
    const rule = this.#rules.find(({ pattern }) => pattern.test(path));
    if (rule) rule.served++;
    if (typeof rule?.act === 'function') await rule.act();
    if (!rule || typeof rule.act === 'function') return void this.#site.emit('request', request, response);
    await faults[rule.act]({
      response,
      answer: () => this.#answer(path),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        this.#timers.add(timer);
        response.on('close', () => clearTimeout(timer));
      },
    });
  }

  async #goLive(composition: string): Promise<void> {
    const head = await readHead(this.#store);
    if (head?.composition === composition) return;
    await appendToLog(this.#store, head, { composition, kind: 'promote', why: 'a test' });
    await projectHead(this.#store);
  }

  async #answer(path: string): Promise<Reply> {
    return await ask(originOf(this.#site) + path);
  }
}

function originOf(server: Server): string {
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}
