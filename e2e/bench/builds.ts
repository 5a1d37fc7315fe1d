import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runSite } from '../support/delivery/runSite.ts';
import { root, storeFolder } from '../support/places.ts';
import type { Row } from './table.ts';

const apps = ['shell', 'marketing', 'journals', 'legal'] as const;

/** Measures the seconds of each app's build: without a cache, with webpack's cache, and with nothing changed. */
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
  const started = performance.now();
  const { code, errors } = await runSite({ store: storeFolder, environment: { CI: '' } }, 'build', app);
  if (code !== 0) throw new Error(errors.join(' '));
  return (performance.now() - started) / 1000;
}
