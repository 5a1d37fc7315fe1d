import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@mirqam/platform/testing/freePort';
import { root } from './places.ts';

type Mode = 'production' | 'development';

/** Builds what changed and makes it live in a store; starts from an empty store when an older build was live there. */
export async function updateStore(store: string, mode: Mode): Promise<void> {
  const output = await startOnce(store, mode);
  // `site start` does not promote a release that is already in the store, for example after `git checkout` of an older commit.
  if (!/^visitors get /m.test(output)) return;
  await rm(store, { recursive: true });
  await startOnce(store, mode);
}

/** Runs `site start` until the site responds; resolves to the output of the command. */
async function startOnce(store: string, mode: Mode): Promise<string> {
  const program = join(root, 'platform/commands/bin.mjs');
  const child = spawn(process.execPath, [program, 'start', '--mode', mode], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()), SITE_STORE: store },
  });
  const ended = once(child, 'close');
  let output = '';
  const isServing = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
        if (output.includes('the site is at')) resolve();
      });
  });
  await Promise.race([isServing, ended]);
  const hasEnded = child.exitCode !== null;
  child.kill();
  await ended;
  if (hasEnded) throw new Error(`site start ended with ${child.exitCode}: ${output}`);
  return output;
}
