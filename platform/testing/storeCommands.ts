import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import fc from 'fast-check';
import { changeLive, type LiveResult } from '../live/changeLive.ts';
import { draftDisabled } from '../live/draftDisabled.ts';
import { draftRetirement } from '../live/draftRetirement.ts';
import type { Log } from '../live/log.ts';
import type { Removal } from '../live/logEntry.ts';
import { type Preview, writePreviewOf } from '../live/preview.ts';
import { promote } from '../live/promote.ts';
import { prune } from '../live/prune.ts';
import { publishRelease } from '../live/publishRelease.ts';
import { rollBack } from '../live/rollBack.ts';
import { UserError } from '../messages/UserError.ts';
import { FolderStore } from '../store/FolderStore.ts';
import type { Store } from '../store/Store.ts';
import { articlesBuild, publish, shellBuild } from './tinySite.ts';

/** A day in milliseconds. */
export const day = 86_400_000;

/** The releases that the commands of a test choose from; the first two are the first site. */
export class ReleasePool {
  readonly folder: string;
  readonly releases: readonly Release[];

  private constructor(folder: string, releases: readonly Release[]) {
    this.folder = folder;
    this.releases = releases;
  }

  static async create(): Promise<ReleasePool> {
    const folder = await mkdtemp(join(tmpdir(), 'pool-'));
    const store = new FolderStore(folder);
    const releases = [await publish(store, 'shell', shellBuild, [])];
    for (const text of ['a', 'b'])
      releases.push(await publish(store, 'articles', articlesBuild(`'${text}'`), ['/one']));
    releases.push(await publish(store, 'news', articlesBuild("''"), []));
    // Its pages take the script of the first shell.
    releases.push(await publish(store, 'shell', `// a comment\n${shellBuild}`, []));
    return new ReleasePool(folder, releases);
  }

  async destroy(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }

  async publish(store: Store, release: Release): Promise<boolean> {
    return await publishRelease(store, release, join(this.folder, releaseFolder(release.app, release.version)));
  }

  /** Publishes and promotes the first site. */
  async promoteFirst(store: Store): Promise<LiveResult> {
    const first = this.releases.slice(0, 2);
    for (const release of first) await this.publish(store, release);
    return await promote({ store, kind: 'promote', why: 'first' }, first);
  }
}

export type StoreCommand =
  | { readonly name: 'publish' | 'promote' | 'preview'; readonly release: number }
  | { readonly name: 'rollback'; readonly app: string | undefined; readonly to: number | undefined }
  | { readonly name: 'disable' | 'enable' | 'retire' }
  | { readonly name: 'prune'; readonly days: number };

/** All commands that change a store; those with a release are more frequent. */
export const storeCommand = (days: fc.Arbitrary<number>): fc.Arbitrary<StoreCommand> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        name: fc.constantFrom('publish', 'promote', 'preview'),
        release: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        name: fc.constant('rollback'),
        app: fc.constantFrom(undefined, 'articles', 'shell'),
        to: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('disable', 'enable', 'retire') }) },
    { weight: 2, arbitrary: fc.record({ name: fc.constant('prune'), days }) },
  );

/** The acknowledgement of a command; undefined if it was refused. */
export interface Outcome {
  readonly live?: LiveResult;
  readonly preview?: Preview;
  readonly removal?: Removal;
  readonly published?: Release;
  readonly refusal?: string;
}

/** Runs a command on a store. Rejects only for unexpected errors. */
export async function runOn(store: Store, pool: ReleasePool, command: StoreCommand): Promise<Outcome> {
  try {
    return await run(store, pool, command);
  } catch (error) {
    if (error instanceof UserError) return { refusal: error.message };
    throw error;
  }
}

async function run(store: Store, pool: ReleasePool, command: StoreCommand): Promise<Outcome> {
  const change = (kind: LiveKind) => ({ store, kind, why: 'test' });
  switch (command.name) {
    case 'publish': {
      const release = releaseOf(pool, command.release);
      await pool.publish(store, release);
      return { published: release };
    }
    case 'promote':
      return { live: await promote(change('promote'), [releaseOf(pool, command.release)]) };
    case 'preview':
      return { preview: await writePreviewOf(store, [releaseOf(pool, command.release)], () => undefined) };
    case 'rollback':
      return { live: await rollBack({ store, app: command.app, to: command.to, why: undefined }) };
    case 'retire':
      return { live: await changeLive(change('retire'), (log) => draftRetirement(store, log, 'news')) };
    case 'disable':
    case 'enable': {
      const isDisabled = command.name === 'disable';
      const draft = (log: Log) => draftDisabled(store, log, 'articles', isDisabled);
      return { live: await changeLive(change(command.name), draft) };
    }
    case 'prune':
      return { removal: await prune(store, new Date(Date.now() - command.days * day)) };
  }
}

type LiveKind = Parameters<typeof promote>[0]['kind'];

function releaseOf({ releases }: ReleasePool, index: number): Release {
  const release = releases[index];
  if (!release) throw new Error(`the pool has no release ${index}`);
  return release;
}
