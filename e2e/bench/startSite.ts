import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../support/places.ts';

const port = '3190';
const origin = `http://localhost:${port}`;

/** Runs `npm start` in a checkout; resolves, once the site responds, to the seconds until then. */
export async function startSite(folder: string) {
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: port, SITE_STORE: join(folder, '.cache/bench/store') },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  while (!(await responds())) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    await setTimeout(20);
  }
  const seconds = (performance.now() - started) / 1000;
  const stop = async () => {
    const ended = once(child, 'exit');
    if (child.pid) process.kill(-child.pid);
    await ended;
  };
  return { seconds, stop };
}

const responds = () =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

/** Runs `work` while the site of this checkout is served. */
export async function duringSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const { stop } = await startSite(root);
  try {
    return await work(origin);
  } finally {
    await stop();
  }
}
