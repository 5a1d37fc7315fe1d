import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { FolderStore } from '../store/FolderStore.ts';
import type { Hook } from './scratchFolder.ts';

type Hooks = Readonly<Record<'beforeAll' | 'beforeEach' | 'afterAll', Hook>>;

/** Fills a store once for all tests of a file, because promotions take most of their time; each test gets a copy. */
export function startWith(store: FolderStore, hooks: Hooks, fill: () => Promise<void>): void {
  const filled = `${store.name}-filled`;
  // Keeps the times of files, and objects under their second names.
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  hooks.beforeAll(async () => {
    await fill();
    copy(store.name, filled);
  });
  hooks.beforeEach(async () => void copy(`${filled}/.`, store.name));
  hooks.afterAll(() => rm(filled, { recursive: true }));
}
