import { readFile, rename, rm } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readComposition } from '@mirqam/platform/compose/compositions';
import { appendToLog, readHead, readLog } from '@mirqam/platform/live/log';
import { projectHead } from '@mirqam/platform/live/projectHead';
import { publicKeys } from '@mirqam/platform/release/publicKeys';
import { readRelease } from '@mirqam/platform/release/releases';
import { createServer } from '@mirqam/platform/serve/createServer';
import { FolderStore } from '@mirqam/platform/store/FolderStore';
import { listenOnFreePort } from '@mirqam/platform/testing/freePort';
import { copyFolder } from './copyFolder.ts';
import { type Fault, faults } from './faults.ts';
import { deploymentsFolder } from './places.ts';
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

  /** Serves a worker's own copy of the two deployments. */
  static async open(workerIndex: number): Promise<FaultServer> {
    const folder = `${deploymentsFolder}-${workerIndex}`;
    await rm(folder, { recursive: true, force: true });
    await copyFolder(deploymentsFolder, folder);
    const deployments = JSON.parse(await readFile(join(folder, 'deployments.json'), 'utf8'));
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

  /** Deletes the public files of an app in the first deployment that are not those of the second too. */
  async removeRelease(app: string): Promise<void> {
    const [own, other] = await Promise.all(this.deployments.map((id) => this.#filesOf(id, app)));
    for (const key of own ?? []) {
      const file = join(this.#store.name, key);
      if (other?.has(key) || this.#deleted.has(file)) continue;
      this.#deleted.add(file);
      await rename(file, `${file}.deleted`);
    }
  }

  /** Restores the site as it was at the start. */
  async restore(): Promise<void> {
    this.clearFaults();
    this.dropConnections();
    for (const timer of this.#timers) clearTimeout(timer);
    for (const file of this.#deleted) await rename(`${file}.deleted`, file);
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
    await rm(this.#store.name, { recursive: true });
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

  async #filesOf(id: string, app: string): Promise<ReadonlySet<string>> {
    const entry = await this.#find(id);
    const pinned = entry && (await readComposition(this.#store, entry)).apps[app];
    return new Set(pinned && publicKeys(await readRelease(this.#store, app, pinned)).keys());
  }

  async #find(id: string) {
    return (await readLog(this.#store)).find(({ composition }) => composition === id);
  }
}
