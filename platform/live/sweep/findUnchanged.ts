import type { Composition, CompositionApp, Unchanged } from '@mirqam/shared/contract/Composition';
import { attempt } from '../../messages/attempt.ts';
import { findFaults } from '../../release/checkStored.ts';
import { type PinnedRelease, readRelease } from '../../release/releases.ts';
import type { Store } from '../../store/Store.ts';

/**
 * Finds the files that a shell has in common with the live one, by the earlier release that holds them. Pages take them
 * from there, so that a returning visitor fetches only what the new release has changed.
 */
export async function findUnchanged(
  store: Store,
  shell: PinnedRelease | undefined,
  previous: Composition | undefined,
): Promise<Unchanged> {
  const live = previous?.apps['shell'];
  if (!shell || !live) return {};
  if (live.version === shell.version) return live.unchanged ?? {};
  const before = (await attempt(() => readRelease(store, 'shell', live))).value;
  const same = Object.keys(shell.files).filter(
    (file) => before?.files[file]?.integrity === shell.files[file]?.integrity,
  );
  const sound: Record<string, readonly string[]> = {};
  for (const version of new Set(same.map((file) => holderOf(file, live)))) {
    // After a rollback, the earlier release can be the shell itself.
    if (version === shell.version) continue;
    const held = same.filter((file) => holderOf(file, live) === version);
    const files = await soundFiles(store, version, held);
    if (files.length > 0) sound[version] = files;
  }
  return sound;
}

/** The version of the release from which the live pages take a file. */
const holderOf = (file: string, { version, unchanged = {} }: CompositionApp) =>
  Object.entries(unchanged).find(([, files]) => files.includes(file))?.[0] ?? version;

/** The files, of those listed, that the store holds undamaged. */
async function soundFiles(store: Store, version: string, files: readonly string[]): Promise<readonly string[]> {
  const { value: release } = await attempt(() => readRelease(store, 'shell', { version }));
  if (!release) return [];
  const faulty = new Set((await findFaults(store, release, files)).map(({ file }) => file));
  return files.filter((file) => !faulty.has(file));
}
