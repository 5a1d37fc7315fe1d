import { omitParts } from './omitParts.ts';

const code = `
function load(url) { return fetch(url); }
const warn = (text) => console.warn(text);
const retry = function () { return load(again); };
const messages = { lost: 'a long text' };
class Handler {
  constructor(host) { this.host = host; }
  async remove(name) { return this.host.remove(name); }
  keep() { const inner = () => 1; return inner(); }
}
`;

test('replaces the bodies of functions and methods, and the values of variables', () => {
  const parts = {
    load: 'return 1',
    warn: '',
    retry: '',
    messages: '{}',
    constructor: '',
    remove: 'throw 1',
    inner: '',
  };
  expect(omitParts('runtime.js', code, parts)).toBe(`
function load(url) { return 1 }
const warn = (text) => {  };
const retry = function () {  };
const messages = {};
class Handler {
  constructor(host) {  }
  async remove(name) { throw 1 }
  keep() { const inner = () => {  }; return inner(); }
}
`);
});

test('a part that an upgrade has removed fails the build', () => {
  expect(() => omitParts('runtime.js', code, { load: '', removeAll: '' })).toThrow(
    'runtime.js has no removeAll: update platform/webpack/omittedRuntime.ts',
  );
});
