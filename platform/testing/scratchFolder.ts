import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A hook of a test file, such as `beforeEach`. */
export type Hook = (work: () => Promise<void>) => void;

/** Returns the path of a folder that exists, at first empty, from one hook of a test file to the other. */
export function scratchFolder(before: Hook, after: Hook): string {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  before(async () => {
    await mkdir(folder, { recursive: true });
  });
  after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
