import { cpus } from 'node:os';
import { measureBuilds } from './builds.ts';
import { measureComposing } from './compose.ts';
import { measureDev } from './dev.ts';
import { measureFirstVisits } from './firstVisits.ts';
import { measureRouteChanges } from './routeChanges.ts';
import { measureStarts } from './starts.ts';
import { formatTable, type Row } from './table.ts';

/**
 * `npm run bench` prints every table, `npm run bench -- visits starts` these two. The order matters: file systems are
 * slow for minutes after thousands of files were deleted, so `compose` comes first and `starts`, which deletes
 * checkouts, last.
 */
const tables: Readonly<Record<string, { readonly title: string; readonly measure: () => Promise<readonly Row[]> }>> = {
  compose: { title: 'Composing', measure: measureComposing },
  builds: { title: 'Builds', measure: measureBuilds },
  dev: { title: 'Development', measure: measureDev },
  visits: { title: 'First visit: slow 4G, processor slowed 4 times', measure: measureFirstVisits },
  routes: { title: 'Tap on a link in view for 3 s: slow 4G, processor slowed 4 times', measure: measureRouteChanges },
  starts: { title: 'npm start', measure: measureStarts },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in tables));
if (unknown.length > 0) {
  console.error(`bench: unknown table ${unknown.join(', ')}; choose from ${Object.keys(tables).join(', ')}`);
  process.exit(2);
}

const today = new Date().toISOString().slice(0, 10);
console.log(`${today}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`);
for (const [name, { title, measure }] of Object.entries(tables)) {
  if (names.length === 0 || names.includes(name)) console.log(formatTable(title, await measure()));
}
