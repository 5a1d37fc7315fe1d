import { type PreloadErrorEvent, preloadErrorName } from '../contract/preloadError.ts';
import { createFileLoader } from './fileLoader.ts';
import type { FileRequest } from './insertFile.ts';

const url = '/apps/legal/PrivacyPolicyPage.3f2a9c1b7d42.js';
const request = { app: 'legal', stage: 'page', url, integrity: 'sha256-abc=' } as const;
const sheet = '/apps/legal/PrivacyPolicyPage.3f2a9c1b7d42.css';

/** A loader whose attempts time out when the test calls `ends`, and the events that it raised. */
function open(handle: (event: PreloadErrorEvent) => void = () => undefined, isAwaited = () => true) {
  const events: PreloadErrorEvent[] = [];
  const listen = (event: PreloadErrorEvent) => {
    events.push(event);
    handle(event);
  };
  window.addEventListener(preloadErrorName, listen);
  closing.push(() => window.removeEventListener(preloadErrorName, listen));
  const ends: (() => void)[] = [];
  const loadFile = createFileLoader(
    { id: 'c0ffee0001', apps: { legal: { version: 'legal-version' } } },
    () => new Promise((end) => ends.push(end)),
    () => isAwaited,
  );
  return { loadFile, events, ends };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  document.head.replaceChildren();
});

interface Fetch {
  readonly url: string;
  readonly options: RequestInit;
  readonly respond: (status?: number) => Promise<void>;
  readonly fail: () => Promise<void>;
}
let fetches: Fetch[] = [];

beforeEach(() => {
  fetches = [];
  // jsdom has no `fetch`.
  globalThis.fetch = (url, options = {}) =>
    new Promise((resolve, reject) => {
      const fail = async () => {
        reject(new TypeError('Failed to fetch'));
        await soon();
      };
      const respond = async (status = 200) => {
        const response = { ok: status === 200, status, arrayBuffer: async () => new ArrayBuffer(0) };
        resolve(Object.assign(Object.create(null), response));
        await soon();
      };
      fetches.push({ url: String(url), options, respond, fail });
    });
});

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const settle = (type: 'load' | 'error', index = -1) => elements().at(index)?.dispatchEvent(new Event(type));
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a script is requested with its hash, and the promise resolves when it has run', async () => {
  const { loadFile, events } = open();
  const loading = loadFile(request);
  expect(elements()).toEqual([]);
  await fetches[0]?.respond();
  const [script] = elements();
  expect(script).toMatchObject({ src: `http://localhost${url}`, integrity: 'sha256-abc=', crossOrigin: 'anonymous' });
  settle('load');
  await expect(loading).resolves.toBeUndefined();
  expect(events).toEqual([]);
});

test.each([
  ['entry', url],
  ['page', url],
  ['chunk', url],
  ['style', sheet],
] as const)('a failure at the stage %s raises one event that names it, and is thrown', async (stage, url) => {
  const { loadFile, events } = open();
  const loading = loadFile({ ...request, stage, url });
  void fetches[0]?.respond(404);
  await expect(loading).rejects.toThrow(`${url} could not be loaded`);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    cancelable: true,
    defaultPrevented: false,
    payload: expect.any(Error),
    app: 'legal',
    release: 'legal-version',
    composition: 'c0ffee0001',
    stage,
    url,
    attempt: 1,
  });
  expect(elements()).toEqual([]);
});

test('a handled failure is not thrown, and the promise stays pending', async () => {
  const { loadFile } = open((event) => event.preventDefault());
  const settled = jest.fn();
  loadFile(request).then(settled, settled);
  await fetches[0]?.fail();
  expect(settled).not.toHaveBeenCalled();
});

test('each retry has a query of its own and raises one event', async () => {
  const { loadFile, events } = open((event) => {
    if (event.attempt > 2) return;
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  for (let attempt = 0; attempt < 3; attempt++) {
    void fetches[attempt]?.fail();
    if (attempt < 2) await soon();
  }
  await expect(loading).rejects.toThrow('could not be loaded');
  expect(fetches.map((each) => each.url)).toEqual([url, `${url}?retry=1`, `${url}?retry=2`]);
  expect(events.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
});

test('a retry that succeeds resolves the promise', async () => {
  const { loadFile } = open((event) => {
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  await fetches[0]?.respond();
  settle('error');
  expect(elements()).toEqual([]);
  await soon();
  await fetches[1]?.respond();
  settle('load');
  await expect(loading).resolves.toBeUndefined();
});

test('a hanging request fails after its time limit', async () => {
  const { loadFile, events, ends } = open();
  const loading = loadFile(request);
  ends[0]?.();
  await expect(loading).rejects.toThrow('did not arrive in time');
  expect(events).toHaveLength(1);
});

test('requests without a response free their connections once nobody waits for the file', async () => {
  const { loadFile, ends } = open((event) => {
    if (event.attempt > 1) return;
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  ends[0]?.();
  await soon();
  expect(fetches.map(({ options }) => options.signal?.aborted)).toEqual([false, false]);
  ends[1]?.();
  await expect(loading).rejects.toThrow('did not arrive in time');
  expect(fetches.map(({ options }) => options.signal?.aborted)).toEqual([true, true]);
});

test('a file whose headers have come in time is slow, and not late', async () => {
  const { loadFile, events, ends } = open();
  const loading = loadFile(request);
  await fetches[0]?.respond();
  ends[0]?.();
  await soon();
  expect(events).toEqual([]);
  settle('load');
  await expect(loading).resolves.toBeUndefined();
});

test('a script that the document preloads is not fetched besides', async () => {
  const { loadFile } = open();
  document.head.innerHTML = `<link rel="preload" as="script" href="${url}">`;
  const loading = loadFile(request);
  expect(fetches).toEqual([]);
  settle('load');
  await expect(loading).resolves.toBeUndefined();
});

test('a file that arrives after its attempt has ended still counts', async () => {
  const { loadFile, events, ends } = open((event) => {
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  ends[0]?.();
  await soon();
  await fetches[0]?.respond();
  settle('load', 0);
  await expect(loading).resolves.toBeUndefined();
  expect(events).toHaveLength(1);
});

test('a prefetch that fails raises no event, and is not repeated', async () => {
  const { loadFile, events } = open(undefined, () => false);
  const loading = loadFile(request);
  expect(fetches[0]?.options.priority).toBe('low');
  void fetches[0]?.fail();
  await expect(loading).rejects.toThrow('could not be loaded');
  expect(events).toEqual([]);
  expect(elements()).toEqual([]);
});

test('a prefetch that fails while a visitor waits for it raises its event', async () => {
  const isAwaited = jest.fn(() => false);
  const { loadFile, events } = open(undefined, isAwaited);
  const loading = loadFile(request);
  isAwaited.mockReturnValue(true);
  void fetches[0]?.fail();
  await expect(loading).rejects.toThrow('could not be loaded');
  expect(events).toHaveLength(1);
});

test('a URL that is not a script of a release fails like a missing file', async () => {
  const { loadFile, events } = open();
  await expect(loadFile({ ...request, url: 'https://elsewhere.example/a.js' })).rejects.toThrow('not a script');
  expect(events).toHaveLength(1);
  expect(elements()).toEqual([]);
});

test('a stylesheet is applied once', async () => {
  const { loadFile } = open();
  const style: FileRequest = { ...request, stage: 'style', url: sheet };
  const loading = loadFile(style);
  await fetches[0]?.respond();
  expect(elements()[0]).toMatchObject({ rel: 'stylesheet', integrity: 'sha256-abc=' });
  settle('load');
  await loading;
  await loadFile(style);
  expect(elements()).toHaveLength(1);
});

test('a stylesheet in the HTML is not requested', async () => {
  const { loadFile } = open();
  const inline = document.createElement('style');
  inline.setAttribute('data-href', sheet);
  document.head.append(inline);
  await loadFile({ ...request, stage: 'style', url: sheet });
  expect(elements()).toEqual([]);
});
