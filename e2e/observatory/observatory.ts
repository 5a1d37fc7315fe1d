import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root, storeFolder } from '../support/places.ts';
import { unknownPath } from '../support/SitePages.ts';
import { updateStore } from '../support/updateStore.ts';
import { serveSecurely } from './serveSecurely.ts';

// `npm run observatory` scores the built site with the package of Mozilla's HTTP Observatory, offline.
const run = promisify(execFile);
const folder = join(root, '.cache/observatory');
const home = join(folder, 'node_modules/@mdn/mdn-http-observatory');
const least = 130;

/** Installed on demand and without its scripts, which fetch lists from the internet that scanning does not need. */
async function install() {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '@mdn/mdn-http-observatory@1.4.8'], {
    cwd: folder,
  });
  await writeFile(join(home, 'conf/hsts-preload.json'), '{}');
}

const load = (file: string) => import(pathToFileURL(join(home, 'src', file)).href);

/** Does what `src/scanner/index.js` of the package does, which can only scan the standard ports. */
async function scoreOf(options: object): Promise<number> {
  const { retrieve } = await load('retriever/retriever.js');
  const { ALL_TESTS } = await load('constants.js');
  const { getScoreModifier } = await load('grader/grader.js');
  const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js');
  const retrieved = await retrieve('localhost', options);
  // The certificate is self-signed.
  for (const name of ['auto', 'http', 'https']) retrieved.responses[name].verified = true;
  const modifiers: number[] = ALL_TESTS.map((test: (all: unknown) => { readonly result: string | null }) => {
    const { result } = test(retrieved);
    return result ? getScoreModifier(result) : 0;
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 100);
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  return plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain;
}

await updateStore(storeFolder, 'production');
await install();
// The package parses HTML with jsdom, which logs an error for every nested style.
console.error = () => undefined;
const site = await serveSecurely(storeFolder, folder);
for (const path of ['/', '/about', '/journals/author/find-a-journal', unknownPath]) {
  const score = await scoreOf({ httpPort: site.httpPort, httpsPort: site.httpsPort, path });
  console.log(`${String(score).padStart(4)}  ${path}`);
  if (score < least) process.exitCode = 1;
}
await site.close();
