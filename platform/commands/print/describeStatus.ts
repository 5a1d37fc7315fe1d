import type { PastState } from '../../live/log/history.ts';
import { describeHeldBack, type HeldBack } from '../../live/releases/heldBack.ts';
import { oneLine, paint } from '../../messages/print.ts';
import type { Publication, ReleaseName } from '../../release/publications.ts';
import type { Commit } from '../../workspace/git.ts';
import type { LogLine } from './logLines.ts';

interface Status {
  readonly store: string;
  readonly live: PastState | undefined;
  readonly isProjected: boolean;
  /** The fault of what is live, as where the store has lost a release. */
  readonly problem: string | undefined;
  /** The records of the live releases, by app. */
  readonly published: Readonly<Record<string, Publication | undefined>>;
  /** The versions that each live app can go back to. */
  readonly earlier: Readonly<Record<string, readonly string[]>>;
  /** The number of pages in each language, by app. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The live apps that the checkout does not have. */
  readonly left: readonly string[];
  readonly retired: readonly ReleaseName[];
  /** The frozen and the revoked releases. */
  readonly held: readonly HeldBack[];
  /** The releases that a promotion has not taken yet. */
  readonly pending: readonly ReleaseName[];
  readonly history: readonly PastState[];
}

/** The number of entries of the log that a status shows. */
export const shownEntries = 5;

/** A status as lines, with the newest lines of the log. */
export function describeStatus(status: Status, newest: readonly LogLine[]): readonly string[] {
  const { store, live, isProjected, problem, retired, held, pending, history } = status;
  const waiting = pending.map(({ app, version }) =>
    paint('yellow', `  ${app}@${version} waits for "site promote --pending"`),
  );
  if (!live) return [`nothing is live in ${store}`, ...waiting];
  const unfinished = `number ${live.serial} is not what all visitors get: the next command that changes ${store} finishes it`;
  return [
    paint('bold', `composition ${live.composition} is live in ${store} as number ${live.serial}`),
    ...Object.keys(live.apps).map((app) => `  ${describeApp(status, live, app)}`),
    ...retired.map(({ app, version }) => paint('dim', `  ${app}@${version} (retired)`)),
    ...held.map((each) => paint('yellow', `  ${describeHeldBack(each)}`)),
    ...waiting,
    ...(isProjected ? [] : [paint('red', `  ${unfinished}`)]),
    ...(problem ? [paint('red', `  ${problem}`)] : []),
    paint('bold', 'log, newest first'),
    ...newest.map(({ text }) => text),
    ...(history.length > shownEntries ? [`  and ${history.length - shownEntries} before: "site log" lists more`] : []),
  ];
}

function describeApp({ published, earlier, pages, left }: Status, { apps }: PastState, app: string): string {
  const { version, disabled } = apps[app] ?? {};
  const source = describeSource(published[app] ?? {});
  const inLanguages = Object.entries(pages[app] ?? {}).map(([tag, count]) => `${count} in ${tag}`);
  const versions = earlier[app]?.slice(0, 3).join(' ');
  return [
    `${paint('green', `${app}@${version}`)}${disabled ? paint('yellow', ' (disabled)') : ''}`,
    ...(left.includes(app) ? [paint('yellow', 'not in this checkout')] : []),
    ...(inLanguages.length > 1 ? [`pages: ${inLanguages.join(' and ')}`] : []),
    ...(source ? [`from ${source}`.replace('from of', 'from')] : []),
    ...(versions ? [paint('dim', `before: ${versions}`)] : []),
  ].join(', ');
}

/** A commit as people name it: `main 3f2a9c1, changed`. */
export const describeCommit = ({ hash, branch, isDirty }: Commit): string =>
  oneLine(`${branch} ${hash.slice(0, 7)}${isDirty ? ', changed' : ''}`);

/** Where a release comes from: `main 3f2a9c1 of github.com/mirqam/site`; empty for one that does not say it. */
export const describeSource = ({ commit, repository }: Pick<Publication, 'commit' | 'repository'>): string =>
  oneLine([commit && describeCommit(commit), repository && `of ${repository}`].filter(Boolean).join(' '));
