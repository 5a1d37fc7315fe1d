import { descriptionKey } from '../../release/releases.ts';
import { openS3Store } from '../../store/openS3Store.ts';
import type { Store } from '../../store/Store.ts';
import { ScratchStore } from '../../testing/ScratchStore.ts';
import { startTinyS3, type TinyS3 } from '../../testing/tinyS3.ts';
import { promoteTinySite, publish, shellBuild } from '../../testing/tinySite.ts';
import { prune } from '../prune.ts';
import { publicationKey } from '../publications.ts';
import { verify } from '../verify.ts';

let folder: ScratchStore;
let server: TinyS3;
beforeEach(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  folder = await ScratchStore.create();
  server = await startTinyS3();
  process.env['AWS_ENDPOINT_URL_S3'] = server.endpoint;
});
afterEach(async () => {
  await folder.destroy();
  await server.stop();
});

/** Writes the record of a publish of the shell that began some hours ago. */
async function putRecord(store: Store, version: string, hours: number) {
  const when = new Date(Date.now() - hours * 3_600_000).toISOString();
  await store.replace(publicationKey('shell', version), Buffer.from(JSON.stringify({ who: 'a team', when })));
}

describe.each([
  ['a folder', () => folder],
  ['a bucket', () => openS3Store('s3://bucket')],
])('in %s', (_, open: () => Store) => {
  test('files of nobody are reported, and a repair leaves them alone', async () => {
    const store = open();
    const foreign = ['apps/evil.js', 'apps/evil/1.0.0-0123456789/server/evil.cjs', 'apps/evil/latest/evil.js'];
    for (const key of foreign) await store.put(key, Buffer.from('evil'));
    const problems = foreign.map((key) => `${key} belongs to no release: find out who wrote it, and remove it`);
    for (const isRepairing of [false, true])
      expect(await verify(store, isRepairing)).toMatchObject({ repaired: [], problems });
  });

  test('what a killed publish has left is reported after an hour, and removed by a repair', async () => {
    const store = open();
    const { app, version } = await publish(store, 'shell', shellBuild, []);
    await store.remove([descriptionKey(app, version)]);
    await putRecord(store, version, 0.9);
    expect(await verify(store, true)).toMatchObject({ repaired: [], problems: [] });
    await putRecord(store, version, 1.1);
    expect((await verify(store, false)).problems).toEqual([
      `apps/shell/${version} was left by a publish that did not finish: publish it again, or run "site verify --repair"`,
    ]);
    expect((await verify(store, true)).repaired).toEqual([`apps/shell/${version} is removed`]);
    expect([await store.list('apps/'), await store.list('published/')]).toEqual([[], []]);
  });
});

test('what a killed prune has left is left to the next one', async () => {
  for (const text of ['First', 'Second']) await promoteTinySite(folder, `'<h1>${text}</h1>'`, ['/one']);
  const remove = jest.spyOn(folder, 'remove').mockImplementation(async (keys) => {
    if (keys.some((key) => key.startsWith('apps/') && !key.endsWith('/release.json'))) throw new Error('killed');
    await ScratchStore.prototype.remove.call(folder, keys);
  });
  await expect(prune(folder, new Date(Date.now() + 1000))).rejects.toThrow('killed');
  remove.mockRestore();
  expect((await verify(folder, false)).problems).toEqual([]);
});

test('a live release that has lost its description keeps its files, so that a publish can complete it', async () => {
  const { composition } = await promoteTinySite(folder, `'<h1>First</h1>'`, ['/one']);
  const { version = '' } = composition.apps['shell'] ?? {};
  await putRecord(folder, version, 1.1);
  await folder.remove([descriptionKey('shell', version)]);
  const before = await folder.list('apps/');
  expect(await verify(folder, true)).toMatchObject({
    repaired: [],
    problems: [
      `composition ${composition.id} is incomplete: shell@${version} is not in ${folder.name}: run "site publish shell" first`,
    ],
  });
  expect(await folder.list('apps/')).toEqual(before);
});
