import { type PreloadErrorEvent, preloadErrorName } from '../contract/preloadError.ts';
import type { FileRequest } from './FileRequest.ts';
import { createFileLoader } from './fileLoader.ts';

const url = '/apps/legal/1.0.0-3f2a9c1b7d/PrivacyPolicyPage.js';
const request = { app: 'legal', stage: 'page', url, integrity: 'sha256-abc=' } as const;
const sheet = '/apps/legal/1.0.0-3f2a9c1b7d/PrivacyPolicyPage.css';

/** A loader whose attempts end when the test says so, and what it raised. */
function open(handle: (event: PreloadErrorEvent) => void = () => undefined) {
  const events: PreloadErrorEvent[] = [];
  const listen = (event: PreloadErrorEvent) => {
    events.push(event);
    handle(event);
  };
  window.addEventListener(preloadErrorName, listen);
  closing.push(() => window.removeEventListener(preloadErrorName, listen));
  const ends: (() => void)[] = [];
  const loadFile = createFileLoader({
    composition: 'c0ffee0001',
    release: (app) => `${app}-version`,
    timeUp: () => new Promise((end) => ends.push(end)),
  });
  return { loadFile, events, ends };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  document.head.replaceChildren();
});

const elements = () => [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')];
const settle = (type: 'load' | 'error', index = -1) => elements().at(index)?.dispatchEvent(new Event(type));
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a script is asked for with its hash and resolves when it has run', async () => {
  const { loadFile, events } = open();
  const loading = loadFile(request);
  const [script] = elements();
  expect(script).toMatchObject({ src: `http://localhost${url}`, integrity: 'sha256-abc=', crossOrigin: 'anonymous' });
  settle('load');
  await expect(loading).resolves.toBeUndefined();
  expect(events).toEqual([]);
});

test('a failure raises one event with everything there is to know, and is thrown', async () => {
  const { loadFile, events } = open();
  const loading = loadFile(request);
  settle('error');
  await expect(loading).rejects.toThrow(url);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    cancelable: true,
    defaultPrevented: false,
    payload: expect.any(Error),
    app: 'legal',
    release: 'legal-version',
    composition: 'c0ffee0001',
    stage: 'page',
    url,
    attempt: 1,
  });
  expect(elements()).toEqual([]);
});

test.each(['entry', 'page', 'chunk', 'style'] as const)('the event names the stage %s', async (stage) => {
  const { loadFile, events } = open();
  const loading = loadFile({ ...request, stage, url: stage === 'style' ? sheet : url });
  settle('error');
  await expect(loading).rejects.toThrow();
  expect(events.map((event) => event.stage)).toEqual([stage]);
});

test('a handled failure is not thrown: the promise stays pending', async () => {
  const { loadFile } = open((event) => event.preventDefault());
  const settled = jest.fn();
  loadFile(request).then(settled, settled);
  settle('error');
  await soon();
  expect(settled).not.toHaveBeenCalled();
});

test('a handler may ask for another attempt, which has another query, and one event is raised for each', async () => {
  const { loadFile, events } = open((event) => {
    if (event.attempt > 2) return;
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  const asked: (string | null | undefined)[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    asked.push(elements()[0]?.getAttribute('src'));
    expect(elements()[0]?.integrity).toBe('sha256-abc=');
    settle('error');
    if (attempt < 3) await soon();
  }
  await expect(loading).rejects.toThrow('could not be loaded');
  expect(asked).toEqual([url, `${url}?retry=1`, `${url}?retry=2`]);
  expect(events.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
});

test('a retry that succeeds is a success', async () => {
  const { loadFile } = open((event) => {
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  settle('error');
  await soon();
  settle('load');
  await expect(loading).resolves.toBeUndefined();
});

test('a request that hangs has failed when its time is up', async () => {
  const { loadFile, events, ends } = open();
  const loading = loadFile(request);
  ends[0]?.();
  await expect(loading).rejects.toThrow('did not arrive in time');
  expect(events).toHaveLength(1);
});

test('a file that arrives after its attempt was given up still counts', async () => {
  const { loadFile, events, ends } = open((event) => {
    event.preventDefault();
    event.retry(Promise.resolve());
  });
  const loading = loadFile(request);
  ends[0]?.();
  await soon();
  settle('load', 0);
  await expect(loading).resolves.toBeUndefined();
  expect(events).toHaveLength(1);
});

test('an address that is no script of a release fails like any other', async () => {
  const { loadFile, events } = open();
  await expect(loadFile({ ...request, url: 'https://elsewhere.example/a.js' })).rejects.toThrow('not a script');
  expect(events).toHaveLength(1);
  expect(elements()).toEqual([]);
});

test('a stylesheet is applied once', async () => {
  const { loadFile } = open();
  const style: FileRequest = { ...request, stage: 'style', url: sheet };
  const loading = loadFile(style);
  expect(elements()[0]).toMatchObject({ rel: 'stylesheet', integrity: 'sha256-abc=' });
  settle('load');
  await loading;
  await loadFile(style);
  expect(elements()).toHaveLength(1);
});

test('a stylesheet that stands in the HTML is not asked for', async () => {
  const { loadFile } = open();
  const inline = document.createElement('style');
  inline.setAttribute('data-href', sheet);
  document.head.append(inline);
  await loadFile({ ...request, stage: 'style', url: sheet });
  expect(elements()).toEqual([]);
});
