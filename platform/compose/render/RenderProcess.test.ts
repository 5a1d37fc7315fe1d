import { openTinyRender, renderTiny } from '../../testing/tinyRender.ts';

const secret = 'the key of the bucket';
const values = `mainHeadings: [], links: [], ids: [], images: [], styled: []`;
const shell = `
exports.modules = { stream: require('stream') };
exports.renderBody = async ({ path, loadPage }) => {
  const Page = await loadPage('one', 'HomePage');
  return { html: path, ${values}, text: String(await Page(path)) };
};
`;

/** Opens a process with a page whose text is the value of an expression; \`path\` is its path. */
const open = (text: string) => openTinyRender(shell, text);
const render = async (text: string) => (await renderTiny(shell, text)).values.text;

beforeAll(() => {
  process.env['SITE_TEST_SECRET'] = secret;
});

test('a process starts without the environment of its command', async () => {
  // Node itself would obey this, before the code of an app runs.
  process.env['NODE_OPTIONS'] = '--import=data:text/javascript,process.exit(1)';
  const text = await render('path');
  delete process.env['NODE_OPTIONS'];
  expect(text).toBe('/one');
});

test('each of many requests that wait for one process gets its own response', async () => {
  const process = await open('path');
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const rendered = await Promise.all(paths.map((path) => process.requestBody({ path, isNotFound: false })));
  process.close();
  expect(rendered.map(({ values }) => values.text)).toEqual(paths);
});

// Each expression would respond with what it gets.
test.each([
  [
    'reads the environment',
    'process.env.SITE_TEST_SECRET',
    /^process is not defined: a page renders from its own code/,
  ],
  ['reads the environment elsewhere', 'JSON.stringify(globalThis.process.env)', /undefined \(reading 'env'\)/],
  ['asks Node for a module', `process.getBuiltinModule('node:fs').readdirSync('/')`, /^process is not defined: /],
  ['requires fs', `require('node:fs').readdirSync('/')`, /^it requires "node:fs"; a page renders from its own code/],
  ['requires a package', `require('webpack')`, /^it requires "webpack"; /],
  ['imports fs', `(await import('node:fs')).readdirSync('/')`, /^A dynamic import callback was not specified/],
  ['starts a process', `require('child_process').execSync('env')`, /^it requires "child_process"; /],
  ['reads the window', 'window.innerWidth', /^window is not defined: read what belongs to the browser in an effect$/],
  ['reaches the network', `await fetch('https://example.org')`, /^fetch is not defined: /],
  ['opens a socket', `new (require('net').Socket)()`, /^it requires "net"; /],
  ['compiles code', `(() => {}).constructor('return process')().env`, /^Code generation from strings disallowed/],
  ['finds a function of Node', `(0, eval)('process')`, /^Code generation from strings disallowed/],
  ['runs the build of another app', `globalThis.shell.loadPage('two', 'HomePage')`, /undefined \(reading 'loadPage'\)/],
  ['writes a global', `globalThis.seen = path`, /^it changes "seen", which every page of the site shares$/],
  ['replaces a global', `globalThis.URL = Map`, /^it changes "URL", /],
  ['writes a prototype', `Array.prototype.last = () => 1`, /^it changes "Array.prototype.last", /],
  ['replaces a method', `Promise.prototype.then = undefined`, /^it changes "Promise.prototype.then", /],
  ['replaces a built-in function', `Object.keys = () => []`, /^it changes "Object.keys", /],
  ['ends the process', 'process.exit(0)', /^process is not defined: /],
  [
    'looks for process by a getter',
    `Object.defineProperty(Object.prototype, 'noDeprecation', { get() { return this.env } })`,
    /^Cannot define property noDeprecation, object is not extensible$/,
  ],
  ["looks for Node's client for HTTP", `new Response()`, /^Response is not defined: /],
  ['looks for emitters', `require('stream')`, /^it requires "stream"; /],
  ['compiles code of another kind', `new WebAssembly.Memory({ initial: 1 })`, /^WebAssembly is not defined: /],
  [
    'imports code from its address',
    `await import('data:text/javascript,')`,
    /^A dynamic import callback was not specified/,
  ],
  ['writes to the terminal', `(() => { throw new Error('\\u001b[2Jone\\ntwo') })()`, /^ ?\[2Jone two$/],
  ['throws a book', `(() => { throw new Error('x'.repeat(1e7)) })()`, /^x{2000}$/],
  ['throws in a timer', `new Promise(() => setTimeout(() => { throw new Error('later') }))`, /^later$/],
  ['floods the console', `(() => { for (;;) console.log(path.repeat(100_000)) })()`, /^it prints more than 64 KB$/],
  ['is no text', '({ toString: () => { throw new Error("no text") } })', /^no text$/],
])('a page that %s is refused', async (_, text, reason) => {
  const refusal = await render(text).catch((error: Error) => error.message);
  expect(refusal).toMatch(reason);
  expect(refusal).not.toContain(secret);
});

test('a process that ends between two pages fails those that follow, and not the command', async () => {
  const process = await open(`(setTimeout(() => { throw new Error('late') }), path)`);
  const ask = () => process.requestBody({ path: '/one', isNotFound: false });
  await ask();
  // Busy, so that the command does not see the end before it asks again.
  for (const start = Date.now(); Date.now() < start + 300; );
  for (const asked of await Promise.allSettled([ask(), ask(), ask()]))
    expect(asked).toMatchObject({ reason: new Error('it ended its process') });
});

test('pages that each take less than a minute are refused once they take too long together', async () => {
  const process = await open(`path === '/two' ? new Promise(() => undefined) : path`);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const ask = async (path: string, milliseconds: number) => {
    const asked = process.requestBody({ path, isNotFound: false });
    while (jest.getTimerCount() === 0) await new Promise(setImmediate);
    jest.advanceTimersByTime(milliseconds);
    return await asked;
  };
  await ask('/one', 59_000);
  await expect(ask('/two', 2000)).rejects.toThrow('the pages of one take more than 60 s and 100 ms for each');
  jest.useRealTimers();
});

test('a page that has got an emitter of the shell gets no process from it', async () => {
  const process = await open(
    `(() => {
      const emitter = Object.getPrototypeOf(rendererModules.stream.prototype);
      if (emitter.found) return emitter.found;
      for (const name of Object.keys(emitter)) {
        if (typeof emitter[name] !== 'function') continue;
        const method = emitter[name];
        emitter[name] = function (...args) {
          if (this.env) emitter.found = 'process';
          return method.apply(this, args);
        };
      }
      return 'nothing';
    })()`,
  );
  const found = [];
  for (const path of ['/one', '/two']) found.push((await process.requestBody({ path, isNotFound: false })).values.text);
  process.close();
  expect(found).toEqual(['nothing', 'nothing']);
});

test('a page prints nothing on standard output, and no control characters', async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await render(`console.log('\\u001b[2Ja\\n  b', { c: 1 })`);
  expect(write).toHaveBeenCalledWith('[2Ja\n  b { c: 1 }\n');
  write.mockRestore();
});
