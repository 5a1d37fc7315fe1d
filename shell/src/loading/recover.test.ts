import type { RemoteView, View } from '../routing/matchRoute.ts';
import { recover } from './recover.ts';

const page: RemoteView = {
  kind: 'page',
  app: 'legal',
  page: 'TermsPage',
  params: {},
  title: 'Terms',
  shows: {},
  overlay: undefined,
  isDisabled: false,
  isUnlisted: false,
};
const lookup: View = { ...page, params: { slug: 'find-a-journal' } };

/** jsdom has no `fetch`; what a server answers is all that matters here. */
function serverAnswers(status: number, type = 'text/html; charset=utf-8') {
  const headers = { get: () => type };
  globalThis.fetch = jest.fn().mockResolvedValue({ status, ok: status < 300, headers, text: async () => '' });
}
const serverIsSilent = () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
};

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const ask = (view: View, isCurrent = () => true, composition = 'c0ffee0001') =>
  recover({ href: 'http://localhost/target', view, composition, isCurrent });

test('a target whose HTML can be had is loaded in full', async () => {
  serverAnswers(200);
  expect(await ask(page)).toBe('reload');
});

test('a target is loaded in full once per composition, then the visitor is told', async () => {
  serverAnswers(200);
  await ask(page);
  expect(await ask(page)).toBe('trouble');
  expect(await ask(page, undefined, 'c0ffee0002')).toBe('reload');
});

test('a lookup that fails for the second time is not found', async () => {
  serverAnswers(200);
  await ask(lookup);
  expect(await ask(lookup)).toBe('not-found');
});

test('a page that the server no longer has is not found', async () => {
  serverAnswers(404);
  expect(await ask(page)).toBe('not-found');
});

test.each([
  { status: 500, type: 'text/html' },
  { status: 200, type: 'application/json' },
])('an answer that is no page is not loaded: %j', async ({ status, type }) => {
  serverAnswers(status, type);
  expect(await ask(page)).toBe('trouble');
  expect(await ask(lookup)).toBe('not-found');
});

test('when nothing answers the visitor is told, lookup or not', async () => {
  serverIsSilent();
  expect(await ask(page)).toBe('trouble');
  expect(await ask(lookup)).toBe('trouble');
});

test('where storage is blocked there is no full load: it could become a loop', async () => {
  serverAnswers(200);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(await ask(page)).toBe('trouble');
});

test('a visitor who has gone elsewhere is left alone, and no full load is used up', async () => {
  serverAnswers(200);
  expect(await ask(page, () => false)).toBe('left');
  expect(await ask(page)).toBe('reload');
});
