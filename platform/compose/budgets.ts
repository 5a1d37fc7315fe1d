import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';

/** The most bytes that the first visit of a page may take, brotli (fonts are compressed in themselves). */
const budgets = {
  /** Every script: the shell's, the remote's entry, the page's own. */
  scripts: 105_000,
  /** The HTML with the styles in it. */
  html: 18_000,
  /** What a remote needs before any of its pages. */
  entry: 9_000,
  fonts: 45_000,
} as const;

const names = { scripts: 'scripts', html: 'HTML', entry: "its remote's entry", fonts: 'fonts' } as const;

/** Answers the size of a stored file as visitors fetch it. */
type Scales = (key: string) => Promise<number>;

/** Scales that weigh each file once. */
export function openScales(store: Store): Scales {
  const known = new Map<string, Promise<number>>();
  const weigh = async (key: string) => (await store.get(`${key}.br`))?.length ?? (await store.get(key))?.length ?? 0;
  return (key) => {
    const size = known.get(key) ?? weigh(key);
    known.set(key, size);
    return size;
  };
}

/** Throws a `UserError` for a page whose first visit takes more than a budget allows; `htmlSize` is that of its HTML. */
export async function checkBudgets(page: string, html: string, htmlSize: number, scales: Scales): Promise<void> {
  const [head = ''] = html.split('<body');
  const files = (pattern: RegExp) => [...new Set([...head.matchAll(pattern)].flatMap(([, file]) => file ?? []))];
  const sum = async (keys: readonly string[]) => (await Promise.all(keys.map(scales))).reduce((a, b) => a + b, 0);
  const scripts = files(/(?:src|href)="\/(apps\/[^"]+\.js)"/g);
  const sizes = {
    scripts: await sum(scripts),
    html: htmlSize,
    entry: await sum(scripts.filter((file) => file.endsWith('/remoteEntry.js'))),
    fonts: await sum(files(/href="\/(apps\/[^"]+\.woff2)"/g)),
  };
  for (const kind of ['scripts', 'html', 'entry', 'fonts'] as const) {
    if (sizes[kind] <= budgets[kind]) continue;
    throw new UserError(
      `${page} takes ${inKilobytes(sizes[kind])} of ${names[kind]}, more than the ${inKilobytes(budgets[kind])} allowed: make it smaller or change compose/budgets.ts`,
    );
  }
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
