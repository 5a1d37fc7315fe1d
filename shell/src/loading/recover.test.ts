import { recover } from './recover.ts';

const page = false;
const lookup = true;

/** Mocks the server's response, because jsdom has no `fetch`. */
function serverResponds(status: number, type = 'text/html; charset=utf-8') {
  const headers = { get: () => type };
  // A body that never comes.
  const body = { cancel: async () => undefined };
  const text = () => new Promise(() => undefined);
  globalThis.fetch = jest.fn().mockResolvedValue({ status, ok: status < 300, headers, body, text });
}
const serverIsDown = () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
};

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const ask = (isLookup: boolean, isCurrent = () => true, composition = 'c0ffee0001', href = 'http://localhost/target') =>
  recover({ href, isLookup, composition, isCurrent });

test('a target whose HTML the server has is loaded in full', async () => {
  serverResponds(200);
  expect(await ask(page)).toBe('reload');
});

test('a target is loaded in full once per composition, and fails after that', async () => {
  serverResponds(200);
  await ask(page);
  expect(await ask(page)).toBe('failed');
  expect(await ask(page, undefined, 'c0ffee0002')).toBe('reload');
});

test('a target with another hash is the same target', async () => {
  serverResponds(200);
  await ask(page);
  expect(await ask(page, undefined, undefined, 'http://localhost/target#content')).toBe('failed');
});

test('a lookup that fails for the second time is not found', async () => {
  serverResponds(200);
  await ask(lookup);
  expect(await ask(lookup)).toBe('not-found');
});

test('a page that the server no longer has is not found', async () => {
  serverResponds(404);
  expect(await ask(page)).toBe('not-found');
});

test.each([
  { status: 500, type: 'text/html' },
  { status: 200, type: 'application/json' },
])('a response other than a page is not loaded: %j', async ({ status, type }) => {
  serverResponds(status, type);
  expect(await ask(page)).toBe('failed');
  expect(await ask(lookup)).toBe('not-found');
});

test('without a response a page fails, lookup or not', async () => {
  serverIsDown();
  expect(await ask(page)).toBe('failed');
  expect(await ask(lookup)).toBe('failed');
});

test('without storage there is no full load, which could become a loop', async () => {
  serverResponds(200);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await ask(page)).toBe('failed');
});

test('a page that the visitor has abandoned is not recovered, and may still be loaded in full later', async () => {
  serverResponds(200);
  expect(await ask(page, () => false)).toBe('abandoned');
  expect(await ask(page)).toBe('reload');
});
