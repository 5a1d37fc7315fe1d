import { z } from 'zod';
import type { Log } from '../live/log.ts';
import { appName, compositionId, versionName } from '../release/schemas.ts';
import type { LoggedRequest } from './openLineParser.ts';

/** The words of a report, see `shell/src/report/report.ts`; anybody can send one, so each must have its form. */
const reportSchema = z.object({
  app: appName,
  release: versionName,
  composition: compositionId,
  page: z.string().regex(/^(?:404|\/[\w./-]{0,120})$/),
  stage: z.string().regex(/^[a-z-]{1,40}$/),
  kind: z.enum(['load', 'fallback', 'hydration', 'thrown', 'policy']),
  attempt: z.string().regex(/^\d{1,2}$/),
});
const viewSchema = reportSchema.extend({ kind: z.literal('view'), share: z.coerce.number() });

/** The failures of one place. */
export interface FailureCount extends Omit<z.infer<typeof reportSchema>, 'composition' | 'attempt'> {
  readonly count: number;
}

/** A release: when visitors got it first, and when it failed, in slots of `slot` milliseconds. */
export interface SeenRelease {
  readonly app: string;
  readonly release: string;
  first: number;
  readonly failures: Map<number, number>;
}

/** The width of a slot, in milliseconds. */
export const slot = 300_000;
/** Whoever invents more pages or releases than a site has must not fill the memory. */
const most = 20_000;

const reportStart = '/_report/failure.txt?';
const viewStart = '/_report/view.txt?';
const page = /^\/(?!_)(?:[\w-]+(?:\/[\w-]+)*)?(?:\?|$)/;

/** Counts the failures and page views of access logs, whose order does not matter. */
export class Tally {
  lines = 0;
  /** Lines that are no request in a known format. */
  foreign = 0;
  /** Reports whose words have not the form of ours. */
  hostile = 0;
  views = 0;
  /** The page views that pages have reported, in all visits as the share of the reporting ones says. */
  reportedViews = 0;
  failures = 0;
  first = Number.POSITIVE_INFINITY;
  last = Number.NEGATIVE_INFINITY;
  readonly viewsBySlot = new Map<number, number>();
  readonly reportedBySlot = new Map<number, number>();
  readonly releases = new Map<string, SeenRelease>();
  readonly #places = new Map<string, { -readonly [key in keyof FailureCount]: FailureCount[key] }>();

  add({ when, address, status }: LoggedRequest): void {
    if (when < this.first) this.first = when;
    if (when > this.last) this.last = when;
    if (address.startsWith(reportStart)) this.#addReport(address, when);
    else if (address.startsWith(viewStart)) this.#addView(address, when);
    else if ((status === 200 || status === 304) && page.test(address)) {
      this.views++;
      addTo(this.viewsBySlot, when);
    }
  }

  /** The places with failures, the most first. */
  places(): readonly FailureCount[] {
    return [...this.#places.values()].sort((one, other) => other.count - one.count);
  }

  /** Adds the releases that were live in the time of the access logs, which name only those that failed. */
  addLive(log: Log): void {
    const until = new Map<string, number>();
    for (const { when, versions } of log.toReversed()) {
      const from = Date.parse(when);
      for (const [app, release] of Object.entries(versions)) {
        const isInTime = from <= this.last && (until.get(app) ?? Infinity) > this.first;
        if (isInTime) this.#see(app, release, Math.max(from, this.first));
        until.set(app, from);
      }
    }
  }

  /** Nobody can report more than a thousand views at once. */
  #addView(address: string, when: number): void {
    const { data } = viewSchema.safeParse(wordsOf(address));
    if (!data || !(data.share >= 0.001 && data.share <= 1)) return void this.hostile++;
    this.reportedViews += 1 / data.share;
    addTo(this.reportedBySlot, when, 1 / data.share);
  }

  #addReport(address: string, when: number): void {
    const { data } = reportSchema.safeParse(wordsOf(address));
    const seen = data && this.#see(data.app, data.release, when);
    if (!data || !seen) return void this.hostile++;
    const { composition: _, attempt: __, ...failed } = data;
    const key = Object.values(failed).join(' ');
    if (this.#places.size >= most && !this.#places.has(key)) return void this.hostile++;
    this.failures++;
    addTo(seen.failures, when);
    const place = this.#places.get(key) ?? { ...failed, count: 0 };
    place.count++;
    this.#places.set(key, place);
  }

  #see(app: string, release: string, when: number): SeenRelease | undefined {
    const key = `${app}@${release}`;
    const seen = this.releases.get(key) ?? { app, release, first: when, failures: new Map() };
    if (this.releases.size >= most && !this.releases.has(key)) return undefined;
    if (when < seen.first) seen.first = when;
    this.releases.set(key, seen);
    return seen;
  }
}

const wordsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?'), 1000)));

function addTo(slots: Map<number, number>, when: number, count = 1): void {
  const key = Math.floor(when / slot);
  slots.set(key, (slots.get(key) ?? 0) + count);
}
