import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, type Reply } from './ask.ts';
import { compositionOf, faultOf } from './readServed.ts';
import { SwitchLog } from './SwitchLog.ts';

/** What was wrong with answers, each with its path. */
export interface Findings {
  readonly failed: string[];
  readonly mixed: string[];
  readonly stale: string[];
  /** Answered 304 although the bytes are others by now. */
  readonly wrongly304: string[];
}

interface Known {
  readonly etag: string;
  readonly composition: string;
}

const encodings = ['br, gzip', 'gzip', 'identity'];
// More of them would take the processor from the commands, not ask for more.
const visitors = 3;

/** Requests for every path of a served store, without pause, each answer checked. */
export class Traffic {
  readonly findings: Findings = { failed: [], mixed: [], stale: [], wrongly304: [] };
  /** How many answers were checked, and how many of them were 304. */
  readonly counts = { requests: 0, unchanged: 0 };
  readonly #switches: SwitchLog;
  readonly #origin: string;
  readonly #store: string;
  readonly #paths: readonly string[];
  readonly #known = new Map<string, Known>();
  readonly #stored = new Map<string, Promise<string>>();
  #running: readonly Promise<void>[] = [];
  #isOver = false;
  #goal: Goal | undefined;

  constructor({ origin, store, paths, live }: TrafficOptions) {
    this.#origin = origin;
    this.#store = store;
    this.#paths = paths;
    this.#switches = new SwitchLog(live);
  }

  start(): void {
    this.#running = Array.from({ length: visitors }, (_, index) => this.#visit(index));
  }

  /** Runs a command that makes another composition live; answers begun after it has returned must be of that one. */
  async during(command: () => Promise<{ readonly composition: string }>): Promise<void> {
    this.#switches.begin();
    const { composition } = await command();
    this.#switches.end(composition);
  }

  /** Goes on until so many answers are checked. */
  async until(requests: number): Promise<void> {
    if (this.counts.requests >= requests) return;
    await new Promise<void>((resolve) => {
      this.#goal = { requests, reach: resolve };
    });
  }

  async stop(): Promise<Findings> {
    this.#isOver = true;
    await Promise.all(this.#running);
    return this.findings;
  }

  async #visit(visitor: number): Promise<void> {
    for (let turn = visitor; !this.#isOver; turn += visitors) {
      const path = this.#paths[turn % this.#paths.length] ?? '/';
      const round = Math.floor(turn / this.#paths.length);
      const encoding = encodings[round % encodings.length] ?? '';
      await this.#request(path, encoding, round % 2 === 0).catch((error: unknown) =>
        this.findings.failed.push(`${path}: ${error}`),
      );
      if (++this.counts.requests === this.#goal?.requests) this.#goal.reach();
    }
  }

  async #request(path: string, encoding: string, isFirst: boolean): Promise<void> {
    const name = `${path} ${encoding}`;
    const known = isFirst ? undefined : this.#known.get(name);
    const since = this.#switches.now();
    const headers = { 'accept-encoding': encoding, ...(known ? { 'if-none-match': known.etag } : {}) };
    const reply = await ask(this.#origin + path, headers);
    if (known && reply.status === 304) {
      this.counts.unchanged++;
      this.#switches.observe(since, known.composition, () => this.findings.wrongly304.push(name));
      return;
    }
    const fault = faultOf(path, reply);
    if (fault) return void this.findings.failed.push(fault);
    const composition = compositionOf(reply.body.toString());
    if (!composition || !(await this.#isStored(path, composition, reply))) this.findings.mixed.push(name);
    this.#switches.observe(since, composition ?? '', () => this.findings.stale.push(name));
    this.#known.set(name, { etag: reply.headers.etag ?? '', composition: composition ?? '' });
  }

  /** Every byte is of the one page that the composition it names has at this path. */
  async #isStored(path: string, composition: string, { body, status }: Reply): Promise<boolean> {
    const page = status === 404 ? '404' : path === '/' ? 'index' : path.slice(1);
    const file = join(this.#store, 'pages', composition, `${page}.html`);
    const stored = this.#stored.get(file) ?? readFile(file, 'utf8').catch(() => '');
    this.#stored.set(file, stored);
    return (await stored) === body.toString();
  }
}

interface Goal {
  readonly requests: number;
  readonly reach: () => void;
}

interface TrafficOptions {
  readonly origin: string;
  readonly store: string;
  readonly paths: readonly string[];
  /** The composition that is live at the start. */
  readonly live: string;
}
