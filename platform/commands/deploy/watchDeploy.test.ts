import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { readLog } from '../../live/log.ts';
import { openHostedSite } from '../../live/readHostedSite.ts';
import { createServer } from '../../serve/createServer.ts';
import { captureCommands } from '../../testing/captureCommands.ts';
import { listenOnFreePort } from '../../testing/freePort.ts';
import { articlesBuild, promoteTinySite, publish } from '../../testing/tinySite.ts';
import { writeLog } from '../../testing/writeLog.ts';
import { runInCheckout } from '../cli/Session.ts';
import { deployedBy, watchDeploy } from './watchDeploy.ts';

const captured = captureCommands(beforeEach, afterEach);
let server: Server;
let url: URL;
let good = '';
let bad = '';

beforeEach(async () => {
  const { composition } = await promoteTinySite(captured.store, `'<h1>First</h1>'`, ['/one']);
  good = composition.apps['articles']?.version ?? '';
  bad = await promoteText('Second');
  server = createServer(captured.store.name, openHostedSite(captured.store));
  server.keepAliveTimeout = 1;
  url = new URL(`http://127.0.0.1:${await listenOnFreePort(server)}`);
});
afterEach(() => {
  server.close();
});

async function promoteText(text: string): Promise<string> {
  const { version } = await publish(captured.store, 'articles', articlesBuild(`'<h1>${text}</h1>'`), ['/one']);
  await captured.run('promote', `articles@${version}`);
  return version;
}

/** An access log in which the second release fails for this many of 500 visitors, the first for 5. */
async function writeLines(failures: number): Promise<string> {
  const line = (hour: string, address: string) =>
    `192.0.2.7 - - [28/Nov/2026:${hour}:00:00 +0000] "GET ${address} HTTP/1.1" 200 6 "-" "Browser"`;
  const report = (release: string) =>
    `/_report/failure.txt?app=articles&release=${release}&composition=0123456789abcdef0123456789abcdef&page=/one&stage=page&kind=hydration&attempt=1`;
  const many = (count: number, text: string) => Array.from({ length: count }, () => text);
  const file = join(captured.folder, 'access.log');
  const lines = [
    ...many(500, line('02', '/one')),
    ...many(5, line('03', report(good))),
    ...many(500, line('13', '/one')),
    ...many(failures, line('14', report(bad))),
  ];
  await writeFile(file, lines.join('\n'));
  return file;
}

async function watch(serial: number, failures: number) {
  const logs = [await writeLines(failures)];
  const times = ['2026-11-28T01:00:00Z', '2026-11-28T12:00:00Z'];
  const log = await readLog(captured.store);
  await writeLog(
    captured.store,
    log.map((entry, index) => ({ ...entry, when: times[index] ?? '2026-11-29T00:00:00Z' })),
  );
  let result: Awaited<ReturnType<typeof watchDeploy>> | undefined;
  await runInCheckout({ json: true }, async ({ root, report }) => {
    const deployed = deployedBy(await readLog(captured.store), serial);
    const session = { root, report, store: captured.store };
    result = await watchDeploy(session, deployed, { url, milliseconds: 0, logs, browser: false });
  });
  return result;
}

const live = async () => (await captured.runForProgram('status')).document.live.versions.articles;

test('a release that fails more often than the one before is rolled back and frozen, with the number that says so', async () => {
  expect(await watch(2, 50)).toMatchObject({
    evidence: [expect.stringMatching(/^articles@\S+ fails 100.0 times in 1000 views, 6.1 standard errors more than/)],
    rolledBack: { serial: 3 },
  });
  expect(process.exitCode).toBe(1);
  expect(await live()).toBe(good);
  expect((await captured.run('log')).output).toMatch(
    /3 {2}rollback.*watch of number 2: articles@\S+ fails 100.0 times/,
  );
  expect((await captured.run('promote', `articles@${bad}`)).output).toContain('is frozen since number 3');
});

test('a release that is no worse stays', async () => {
  expect(await watch(2, 6)).toMatchObject({ isShown: true, evidence: [], rolledBack: null });
  expect(await live()).toBe(bad);
});

test('a newer deploy of somebody else is never rolled back', async () => {
  const other = await promoteText('Third');
  expect(await watch(2, 50)).toMatchObject({ rolledBack: null });
  expect(await live()).toBe(other);
});

test('a newer deploy of another app stays when the own one is rolled back', async () => {
  const { version } = await publish(captured.store, 'news', articlesBuild("''"), []);
  await captured.run('promote', `news@${version}`);
  expect(await watch(2, 50)).toMatchObject({ rolledBack: { serial: 4 } });
  expect((await captured.runForProgram('status')).document.live.versions).toMatchObject({
    articles: good,
    news: version,
  });
});
