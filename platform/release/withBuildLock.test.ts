import { spawnSync } from 'node:child_process';
import { lutimes, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { scratchFolder } from '../testing/scratchFolder.ts';
import { withBuildLock } from './withBuildLock.ts';

const folder = scratchFolder(beforeEach, afterEach);
const lock = join(folder, 'legal.lock');

test('one build waits for the other, also for one that fails', async () => {
  const events: string[] = [];
  const build = (name: string) =>
    withBuildLock(lock, async () => {
      events.push(`${name} starts`);
      await setImmediate();
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('on purpose');
    });
  const [first] = await Promise.allSettled([build('first'), build('second')]);
  // Either may take the lock first.
  expect(events.join()).toMatch(/^(first|second) starts,\1 ends,(?!\1)(first|second) starts,\2 ends$/);
  expect(first.status).toBe('rejected');
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of a killed command holds nobody up', async () => {
  await symlink(String(spawnSync(process.execPath, ['--version']).pid), lock);
  expect(await withBuildLock(lock, async () => 'built')).toBe('built');
});

test('a lock from long ago holds nobody up, although another process has its number now', async () => {
  await symlink(String(process.pid), lock);
  const longAgo = new Date(Date.now() - 3_600_000);
  await lutimes(lock, longAgo, longAgo);
  expect(await withBuildLock(lock, async () => 'built')).toBe('built');
});
