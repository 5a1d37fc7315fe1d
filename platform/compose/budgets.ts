import { UserError } from '../messages/UserError.ts';
import type { PageResources } from './openResources.ts';
import type { MeasureFile } from './openSizeCache.ts';

/** The most bytes that the first visit to a page may fetch, with brotli; fonts are compressed already. */
export const budgets = {
  /** Every script: the shell's, the remote's entry, the page's own. */
  scripts: 115_500,
  /** The file of the shell that holds all but React. */
  shell: 42_500,
  /** The HTML with the styles in it. */
  html: 18_000,
  /** The script that a remote needs before any of its pages. */
  entry: 9_000,
  fonts: 45_000,
} as const;

const names = {
  scripts: 'scripts',
  shell: "the shell's main.js",
  html: 'HTML',
  entry: "its remote's entry",
  fonts: 'fonts',
} as const;

/** Throws a `UserError` for a page whose scripts or fonts exceed a budget. */
export async function checkResources(
  page: string,
  { scripts, preloads, entry, fonts }: PageResources,
  measure: MeasureFile,
): Promise<void> {
  const sum = async (urls: readonly string[]) => {
    const sizes = await Promise.all(urls.map((url) => measure(url.slice(1))));
    return sizes.reduce((a, b) => a + b, 0);
  };
  check(page, 'scripts', await sum([...scripts, ...preloads].map(({ url }) => url)));
  const shell = scripts.filter(({ url }) => /\/main\b[^/]*\.js$/.test(url));
  check(page, 'shell', await sum(shell.map(({ url }) => url)));
  check(page, 'entry', await sum(entry));
  check(page, 'fonts', await sum(fonts));
}

/** Throws a `UserError` for a page whose HTML exceeds its budget. */
export const checkHtmlSize = (page: string, bytes: number): void => check(page, 'html', bytes);

function check(page: string, kind: keyof typeof budgets, bytes: number) {
  if (bytes <= budgets[kind]) return;
  throw new UserError(
    `${page} takes ${inKilobytes(bytes)} of ${names[kind]}, more than the ${inKilobytes(budgets[kind])} allowed: make it smaller or raise the budget in platform/compose/budgets.ts`,
  );
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
