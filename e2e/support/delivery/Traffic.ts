import { setTimeout } from 'node:timers/promises';
import { integrityOf } from '@mirqam/platform/release/hash';
import { isNightly } from '../nightly.ts';
import { type HttpResponse, sendRequest } from '../sendRequest.ts';
import { pagesOf } from './filesOf.ts';
import { compositionOf, faultOf } from './readServed.ts';

interface Observation {
  readonly composition: string;
  readonly report: () => void;
}

/**
 * Knows the compositions that a response may belong to: while a command runs, the previous and the next one; after the
 * command only the next one.
 */
class SwitchLog {
  readonly #live: string[];
  #isSwitching = false;
  #undecided: Observation[] = [];

  constructor(live: string) {
    this.#live = [live];
  }

  /** The index of the composition that is live now. */
  now(): number {
    return this.#live.length - 1;
  }

  begin(): void {
    this.#isSwitching = true;
  }

  end(composition: string): void {
    this.#isSwitching = false;
    this.#live.push(composition);
    for (const observation of this.#undecided) if (observation.composition !== composition) observation.report();
    this.#undecided = [];
  }

  /** Reports a composition that was not live since the index; waits for the end of a running command. */
  observe(since: number, composition: string, report: () => void): void {
    if (this.#live.slice(since).includes(composition)) return;
    if (this.#isSwitching) this.#undecided.push({ composition, report });
    else report();
  }
}

/** The paths of faulty responses, by kind of fault. */
export interface Findings {
  readonly failed: string[];
  readonly mixed: string[];
  readonly stale: string[];
  /** Responded with 304 although the page has changed. */
  readonly wrongly304: string[];
}

interface Known {
  readonly etag: string;
  readonly composition: string;
}

const encodings = ['br, gzip', 'gzip', 'identity'];
// More visitors would slow down the commands instead of sending more requests.
const visitors = 3;
/** Milliseconds after each response, which by day leave the processors to the tests beside. */
const pause = isNightly ? 0 : 25;

/** Requests every path of a served store, at night without pause, and checks each response. */
export class Traffic {
  readonly findings: Findings = { failed: [], mixed: [], stale: [], wrongly304: [] };
  /** The numbers of checked responses, and of responses with 304 among them. */
  readonly counts = { requests: 0, unchanged: 0 };
  readonly #switches: SwitchLog;
  readonly #origin: string;
  readonly #store: string;
  readonly #paths: readonly string[];
  readonly #known = new Map<string, Known>();
  readonly #stored = new Map<string, ReturnType<typeof pagesOf>>();
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

  /** Runs a command that makes another composition live; requests after its end must get that composition. */
  async during(command: () => Promise<{ readonly composition: string }>): Promise<void> {
    this.#switches.begin();
    const { composition } = await command();
    this.#switches.end(composition);
  }

  /** Resolves when this number of responses has been checked. */
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
      if (pause > 0) await setTimeout(pause);
    }
  }

  async #request(path: string, encoding: string, isFirst: boolean): Promise<void> {
    const name = `${path} ${encoding}`;
    const known = isFirst ? undefined : this.#known.get(name);
    const since = this.#switches.now();
    const headers = { 'accept-encoding': encoding, ...(known ? { 'if-none-match': known.etag } : {}) };
    const response = await sendRequest(this.#origin + path, headers);
    if (known && response.status === 304) {
      this.counts.unchanged++;
      this.#switches.observe(since, known.composition, () => this.findings.wrongly304.push(name));
      return;
    }
    const fault = faultOf(path, response);
    if (fault) return void this.findings.failed.push(fault);
    const composition = compositionOf(response.body.toString());
    if (!composition || !(await this.#isStored(path, composition, response))) this.findings.mixed.push(name);
    this.#switches.observe(since, composition ?? '', () => this.findings.stale.push(name));
    this.#known.set(name, { etag: response.headers.etag ?? '', composition: composition ?? '' });
  }

  /** Whether the body is, byte for byte, the page of this composition at this path. */
  async #isStored(path: string, composition: string, { body, status }: HttpResponse): Promise<boolean> {
    const page = status === 404 ? '404' : path === '/' ? 'index' : path.slice(1);
    const stored = this.#stored.get(composition) ?? pagesOf(this.#store, composition);
    this.#stored.set(composition, stored);
    return (await stored)[`${page}.html`] === integrityOf(body);
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
