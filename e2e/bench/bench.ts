import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pageTypes } from '../support/pageTypes.ts';
import { root } from '../support/places.ts';
import { measureBuilds } from './builds.ts';
import { measureFirstVisits } from './firstVisit.ts';
import { formatTable, type Row } from './table.ts';

const origin = 'http://localhost:3190';
const environment = { ...process.env, PORT: '3190', SITE_STORE: join(root, '.cache/bench/store') };

console.log(
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`,
);
console.log(formatTable('Builds', await measureBuilds()));
await rm(environment.SITE_STORE, { recursive: true, force: true });
const starts: Row[] = [];
for (const start of ['first, nothing in the store', 'second, nothing changed']) {
  const { seconds, stop } = await startSite();
  starts.push({ start, 's until it answers': seconds });
  if (starts.length === 2)
    console.log(formatTable('First visit, slow 4G, CPU slowed 4 times', await measureFirstVisits(origin, pageTypes)));
  await stop();
}
console.log(formatTable('npm start', starts));

/** Starts the built site and waits until it answers. */
async function startSite() {
  const started = performance.now();
  const site = spawn('npx', ['site', 'start'], { cwd: root, env: environment, stdio: 'ignore', detached: true });
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()));
  while (!(await answers())) await new Promise((resolve) => setImmediate(resolve));
  return {
    seconds: (performance.now() - started) / 1000,
    async stop() {
      if (site.pid) process.kill(-site.pid);
      await ended;
    },
  };
}

const answers = () =>
  fetch(origin).then(
    (response) => response.ok,
    () => false,
  );
