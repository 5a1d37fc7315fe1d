import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/places.ts';
import type { Row } from './table.ts';

const apps = ['shell', 'marketing', 'journals', 'legal'] as const;

/** Seconds for each app to build: with no cache at all, with webpack's cache, and with nothing changed. */
export async function measureBuilds(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  await rm(join(root, '.cache/webpack'), { recursive: true, force: true });
  for (const app of apps) {
    const cold = await build(app, true);
    const warm = await build(app, true);
    rows.push({ app, 'cold s': cold, 'warm s': warm, 'unchanged s': await build(app, false) });
  }
  return rows;
}

async function build(app: string, isForced: boolean): Promise<number> {
  const folder = join(root, app === 'shell' ? app : `remote-${app}`, 'dist');
  if (isForced) await rm(join(folder, 'inputs.txt'), { force: true });
  return await seconds('npx', ['site', 'build', app]);
}

async function seconds(
  command: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const started = performance.now();
  const child = spawn(command, words, { cwd: root, stdio: 'ignore', env: { ...process.env, ...environment } });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${code}`);
  return (performance.now() - started) / 1000;
}
