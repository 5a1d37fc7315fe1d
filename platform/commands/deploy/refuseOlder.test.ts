import { readComposition, storeComposition } from '../../compose/compositions.ts';
import { appendToLog, readHead } from '../../live/log.ts';
import { publicationKey } from '../../release/publications.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { promoteTinySite } from '../../testing/tinySite.ts';
import { refuseOlder } from './refuseOlder.ts';

const commitOf = (day: number) => {
  const when = new Date(Date.UTC(2026, 10, day)).toISOString();
  return { hash: String(day).padEnd(40, '0'), branch: 'main', when, isDirty: false };
};

/** A checkout of a pipeline, in which git knows no other commit. */
const checkoutOf = (day: number, contains?: boolean) => ({
  commit: commitOf(day),
  problem: undefined,
  repository: 'github.com/mirqam/site',
  contains: async () => contains,
});

const problem = 'fatal: detected dubious ownership in repository';
const unreadable = { commit: undefined, problem, repository: undefined, contains: async () => undefined };

const store = ScratchStore.between(beforeEach, afterEach);
beforeEach(async () => {
  const { composition } = await promoteTinySite(store, "'<h1>One</h1>'", ['/one']);
  for (const app of ['articles', 'shell']) {
    const { version = '', releaseHash } = composition.apps[app] ?? {};
    const record = {
      release: releaseHash,
      who: 'a team',
      when: commitOf(20).when,
      commit: commitOf(11),
      repository: 'github.com/mirqam/site',
    };
    await store.replace(publicationKey(app, version), Buffer.from(JSON.stringify(record)));
  }
});

test('an older commit than that of the live release is refused, with both', async () => {
  await expect(refuseOlder(store, ['news', 'articles'], checkoutOf(10))).rejects.toThrow(
    'articles is live from main 1100000, which is newer than this checkout, main 1000000: pull first, or confirm with --force',
  );
});

test('a later date does not make up for a commit that git does not find in the history', async () => {
  await expect(refuseOlder(store, ['articles'], checkoutOf(12, false))).rejects.toThrow(
    'articles is live from main 1100000, which is not part of this checkout, main 1200000: pull first, or confirm with --force',
  );
});

test('a checkout whose commit cannot be read is refused with the reason of git', async () => {
  await expect(refuseOlder(store, ['articles'], unreadable)).rejects.toThrow(
    `articles is live from main 1100000, and git does not say how old this checkout is (${problem}): fix that, or confirm with --force`,
  );
});

test.each([
  ['the same commit', ['articles'], checkoutOf(11)],
  ['a newer commit', ['articles'], checkoutOf(12)],
  ['an older commit with the same platform', [], checkoutOf(10)],
  ['an older commit of an app that is not live', ['news'], checkoutOf(10)],
  ['an older date of a commit that contains it', ['articles'], checkoutOf(10, true)],
  [
    'an older commit of another repository',
    ['articles'],
    { ...checkoutOf(10), repository: 'github.com/mirqam/articles' },
  ],
  ['an app that is not live, without a commit,', ['news'], unreadable],
])('%s is not refused', async (_, apps, checkout) => {
  await expect(refuseOlder(store, apps, checkout)).resolves.toBeUndefined();
});

test('an older commit with another version of the platform is refused, whatever it deploys', async () => {
  const head = await readHead(store);
  if (!head) throw new Error('nothing is live');
  const stored = await readComposition(store, head);
  const content = await storeComposition(store, { ...stored, platform: '0'.repeat(32) });
  const { composition, versions } = head;
  await appendToLog(store, head, { composition, content, versions, kind: 'promote', why: 'test' });
  await expect(refuseOlder(store, ['news'], checkoutOf(10))).rejects.toThrow(
    'another version of the platform is live from main 1100000, which is newer than this checkout, main 1000000: pull first, or confirm with --force',
  );
  await expect(refuseOlder(store, ['news'], checkoutOf(12))).resolves.toBeUndefined();
});
