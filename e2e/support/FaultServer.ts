import { rename } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { appendToLog, readHead, readLog } from '@mirqam/platform/live/log';
import { projectHead } from '@mirqam/platform/live/projectHead';
import { createServer } from '@mirqam/platform/serve/createServer';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { listenOnFreePort } from '@mirqam/platform/testing/freePort';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import { type Fault, faults } from './faults.ts';
import { sendRequest } from './sendRequest.ts';

/** A fault for matching paths, and the number of requests that it applied to. */
export interface Rule {
  readonly pattern: RegExp;
  readonly act: Fault | (() => Promise<void>);
  served: number;
}

/** The site as the local server serves it, with faults that a test injects. */
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
  #port = 0;
  #sitePort = 0;

  private constructor(site: Server, store: FolderStore, deployments: readonly [string, string]) {
    this.#site = site;
    this.#store = store;
    this.deployments = deployments;
    this.#server = createHttpServer((request, response) => void this.#respond(request, response));
  }

  /** Serves a store with two deployments. */
  static async open(folder: string, deployments: readonly [string, string]): Promise<FaultServer> {
    const server = new FaultServer(createServer(folder), new FolderStore(folder), deployments);
    server.#sitePort = await listenOnFreePort(server.#site, 'localhost');
    server.#port = await listenOnFreePort(server.#server, 'localhost');
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Injects a fault into matching responses until `clearFaults`; the latest rule wins. */
  injectFault(pattern: RegExp, act: Rule['act']): Rule {
    const rule: Rule = { pattern, act, served: 0 };
    this.#rules = [rule, ...this.#rules];
    return rule;
  }

  /** Ends every fault; requests that already hang continue to hang. */
  clearFaults(): void {
    this.#rules = [];
  }

  /** Closes every connection, with the requests that hang on it. */
  dropConnections(): void {
    this.#server.closeAllConnections();
  }

  /** The requested paths that match, in order. */
  requested(pattern: RegExp): readonly string[] {
    return this.#requests.filter((path) => pattern.test(path));
  }

  /** Makes the second deployment live. */
  async redeploy(): Promise<void> {
    await this.#goLive(this.deployments[1]);
  }

  /** Deletes the release of an app in the first deployment. */
  async removeRelease(app: string): Promise<void> {
    const { versions = {} } = (await this.#find(this.deployments[0])) ?? {};
    const folder = join(this.#store.name, releaseFolder(app, versions[app] ?? ''));
    if (this.#deleted.has(folder)) return;
    this.#deleted.add(folder);
    await rename(folder, `${folder}.deleted`);
  }

  /** Restores the site as it was at the start. */
  async restore(): Promise<void> {
    this.clearFaults();
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
      request: () => sendRequest(`http://localhost:${this.#sitePort}${path}`),
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
    const entry = await this.#find(composition);
    if (!entry) throw new Error(`the store has no composition ${composition}`);
    const { content, versions } = entry;
    await appendToLog(this.#store, head, { composition, content, versions, kind: 'promote', why: 'a test' });
    await projectHead(this.#store);
  }

  async #find(id: string) {
    return (await readLog(this.#store)).find(({ composition }) => composition === id);
  }
}
