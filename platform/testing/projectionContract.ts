import assert from 'node:assert/strict';
import { storeComposition } from '../compose/compositions.ts';
import { pageList } from '../compose/pages/pageFiles.ts';
import { resumeLog } from '../live/log/resumeLog.ts';
import { appendToLog, isReplaced, type LogEntry, readHead } from '../live/log.ts';
import { isShown, projectHead } from '../live/projectHead.ts';
import { UserError } from '../messages/UserError.ts';
import { compress } from '../release/compress.ts';
import { putObject } from '../release/objects.ts';
import type { StoredComposition } from '../release/schemas.ts';
import { logKey, type Store } from '../store/Store.ts';

const bytes = (text: string) => Buffer.from(text);
const nameOf = (digit: string) => digit.repeat(32);

/** The promises of every store about the pages that visitors get. The clauses continue one log. */
export const projectionContract: readonly Clause[] = [
  { name: 'goes on above every public number after its log has lost entries', check: goesOnAfterLoss },
  { name: 'finishes a projection that was cut between two pages', check: finishesProjection },
  {
    name: 'projects entries of the log in their order, however late one comes, and spares previews',
    check: projectsInOrder,
  },
];

/** Stores two pages with a text as a composition of that name. */
async function putComposition(store: Store, id: string): Promise<StoredComposition> {
  const { br, gz } = await compress(bytes(id), 'fast');
  const page = await putObject(store, bytes(id));
  await putObject(store, br, page, '.br');
  await putObject(store, gz, page, '.gz');
  return { id, apps: {}, pages: { 'index.html': page, [`${id}.html`]: page }, values: {} };
}

async function append(store: Store, stored: StoredComposition): Promise<LogEntry> {
  const content = await storeComposition(store, stored);
  const change = { composition: stored.id, content, versions: {}, kind: 'promote', why: 'contract' } as const;
  const entry = await appendToLog(store, await readHead(store), change);
  return entry ?? assert.fail('nobody else appends');
}

async function projectsInOrder(store: Store) {
  const [one, two] = [await putComposition(store, nameOf('a')), await putComposition(store, nameOf('b'))];
  const preview = 'previews/cccccccccc/index.html';
  await store.put(preview, bytes('preview'));
  const first = await append(store, one);
  assert.equal(await store.isProjected(first, pageList(store, one.pages)), false);
  assert.equal((await projectHead(store)).serial, first.serial);
  assert.equal(await store.isProjected(first, pageList(store, one.pages)), true);
  const second = await append(store, one);
  const third = await append(store, two);
  const project = (entry: LogEntry) => store.project(entry, pageList(store, one.pages), () => isReplaced(store, entry));
  const late = () => project(second).then(() => projectHead(store));
  await Promise.all([late(), projectHead(store), late()]);
  await project(first);
  assert.equal(await store.isProjected(third, pageList(store, two.pages)), true);
  assert.equal(await store.isProjected(first, pageList(store, one.pages)), false);
  assert.deepEqual(await store.get(preview), bytes('preview'));
  await store.remove([preview]);
}

async function goesOnAfterLoss(store: Store) {
  const [composition, other] = [await putComposition(store, nameOf('d')), await putComposition(store, nameOf('e'))];
  const kept = await append(store, composition);
  await projectHead(store);
  const lost = await append(store, other);
  await projectHead(store);
  await store.remove([logKey(lost.serial)]);
  await assert.rejects(projectHead(store), UserError);
  await resumeLog(store);
  const shown = await projectHead(store);
  assert.equal(shown.serial, lost.serial + 1);
  assert.equal(shown.composition, kept.composition);
  assert.equal(await isShown(store, shown), true);
}

async function finishesProjection(store: Store) {
  const composition = await putComposition(store, nameOf('f'));
  const entry = await append(store, composition);
  const cut = (done: number) => {
    if (done === 1) throw new Error('cut');
  };
  const isCut = await store
    .project(entry, pageList(store, composition.pages), async () => false, cut)
    .then(
      () => false,
      () => true,
    );
  if (isCut) assert.equal(await isShown(store, entry), false);
  await projectHead(store);
  assert.equal(await isShown(store, entry), true);
}

/** One promise of every store; `check` rejects when it is broken. Each clause uses its own keys. */
export interface Clause {
  readonly name: string;
  readonly check: (store: Store) => Promise<void>;
}
