import { slot, type Tally } from './Tally.ts';

/** The rate of failures of a release while it was the newest of its app in the log. */
export interface ReleaseRate {
  readonly app: string;
  readonly release: string;
  readonly first: string;
  readonly failures: number;
  /** The page views of the site in that time. */
  readonly views: number;
  /** Failures per thousand views; null without views. */
  readonly rate: number | null;
  /** Standard errors above the rate of the release before; null if there is none, or the numbers are too small. */
  readonly deviation: number | null;
  readonly isWorse: boolean;
  /** Failures in equal parts of the time of the log. */
  readonly course: readonly number[];
}

const parts = 24;
/** With fewer failures or views a difference is chance. */
const least = { failures: 10, views: 200 } as const;
/** One of a thousand releases that are as good as the one before is called worse. */
const worseFrom = 3.1;

/** Compares each release with the one before it of the same app, in the order in which they appear in the log. */
export function compareReleases(tally: Tally): readonly ReleaseRate[] {
  const seen = [...tally.releases.values()].sort((one, other) => one.first - other.first);
  const rates = seen.map((each) => {
    const next = seen.find(({ app, first }) => app === each.app && first > each.first);
    const failures = sum(each.failures.values());
    const views = viewsBetween(tally, each.first, next?.first ?? Number.POSITIVE_INFINITY);
    return { ...each, failures, views, course: courseOf(each.failures, tally) };
  });
  return rates.map(({ app, release, first, failures, views, course }, index) => {
    const before = rates.slice(0, index).findLast((other) => other.app === app);
    const deviation = before ? deviationOf({ failures, views }, before) : null;
    return {
      app,
      release,
      first: new Date(first).toISOString(),
      failures,
      views,
      rate: views > 0 ? (1000 * failures) / views : null,
      deviation,
      isWorse: deviation !== null && deviation >= worseFrom,
      course,
    };
  });
}

type Rate = Pick<ReleaseRate, 'failures' | 'views'>;

/** The difference of two Poisson rates in its standard errors. */
function deviationOf(now: Rate, before: Rate): number | null {
  const isSmall = now.failures + before.failures < least.failures || Math.min(now.views, before.views) < least.views;
  if (isSmall) return null;
  const common = (now.failures + before.failures) / (now.views + before.views);
  const error = Math.sqrt(common * (1 / now.views + 1 / before.views));
  return (now.failures / now.views - before.failures / before.views) / error;
}

/** The page views in the log; those that pages have reported, where the log has no others, as that of an endpoint. */
function viewsBetween({ viewsBySlot, reportedBySlot }: Tally, from: number, to: number): number {
  let views = 0;
  for (const [key, count] of viewsBySlot.size > 0 ? viewsBySlot : reportedBySlot)
    if (key >= Math.floor(from / slot) && key * slot < to) views += count;
  return Math.round(views);
}

function courseOf(failures: ReadonlyMap<number, number>, { first, last }: Tally): readonly number[] {
  const course = Array.from({ length: parts }, () => 0);
  for (const [key, count] of failures) {
    const part = Math.floor((parts * (key * slot - first)) / (last - first + 1));
    const index = Math.min(parts - 1, Math.max(0, part));
    course[index] = (course[index] ?? 0) + count;
  }
  return course;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((one, other) => one + other, 0);
