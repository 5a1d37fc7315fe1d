import { startTinyS3, type TinyS3 } from '../testing/tinyS3.ts';
import { openS3Store } from './openS3Store.ts';
import { pause } from './pause.ts';

jest.mock('./pause.ts', () => ({ pause: jest.fn(async () => undefined) }));
const attemptsBeforePauses = () => jest.mocked(pause).mock.calls.map(([attempt]) => attempt);

let server: TinyS3;
beforeAll(async () => {
  server = await startTinyS3('refuses conditions');
});
afterEach(() => jest.mocked(pause).mockClear());
afterAll(() => server.stop());

const refusal = /^s3:\/\/bucket\/ does not respond as a store \(PreconditionFailed: /;

test('a claim is tried five times with pauses on a server that treats every condition as unmet', async () => {
  await expect(openS3Store('s3://bucket').claim('live/00000001.json', Buffer.from('1'))).rejects.toThrow(refusal);
  expect(attemptsBeforePauses()).toEqual([1, 2, 3, 4]);
});

test('a page is copied eight times with pauses on such a server', async () => {
  const store = openS3Store('s3://bucket');
  await store.replace('objects/about', Buffer.from('about'));
  const files = new Map([['about.html', 'objects/about']]);
  const entry = { serial: 1, composition: 'aaaaaaaaaa', nonce: 'n' };
  await expect(store.project(entry, files, async () => false)).rejects.toThrow(refusal);
  expect(attemptsBeforePauses()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

describe('a claim of a taken key', () => {
  async function claimWhile(failing: number) {
    const busy = await startTinyS3();
    const store = openS3Store('s3://bucket');
    await store.replace('live/00000001.json', Buffer.from('theirs'));
    busy.reads.failing = failing;
    return await store.claim('live/00000001.json', Buffer.from('ours')).finally(busy.stop);
  }

  test('goes on when the key cannot be read for a while: three attempts of the client', async () => {
    expect(await claimWhile(3)).toBe(false);
    expect(attemptsBeforePauses()).toEqual([1]);
  });

  test('names the error of a key that can never be read', async () => {
    await expect(claimWhile(Number.POSITIVE_INFINITY)).rejects.toThrow(
      / does not respond as a store \(InternalError: /,
    );
    expect(attemptsBeforePauses()).toEqual([1, 2, 3, 4]);
  });
});
