import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import stream from 'node:stream';
import util, { format } from 'node:util';
import { runInNewContext } from 'node:vm';
import { bareWindow } from './bareWindow.ts';

// The part of the fence that no option of Node draws: what the code of an app finds in its process.

/** What React's server, in the build of the shell, needs of Node. */
const modules: Readonly<Record<string, unknown>> = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash },
  stream,
  util,
};

/** Returns a module of Node to the build of the shell. Throws for one that leaves the process. */
export function requireForShell(name: string): unknown {
  const bare = name.replace(/^node:/, '');
  return Object.hasOwn(modules, bare) ? modules[bare] : refuseModule(name);
}

/** A remote has React from the shell; other modules of Node lead to objects that its process shares. */
export function refuseModule(name: string): never {
  throw new Error(`it requires "${name}"; ${alone}`);
}

const alone = 'a page renders from its own code, as in a browser';

/** The globals that stay beside those of the language: none reaches files, the network or `process`. */
const allowed = [
  ...['console', 'Buffer', 'performance', 'setImmediate', 'clearImmediate'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'structuredClone'],
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'DOMException'],
  ...['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'CustomEvent', 'MessageChannel'],
  ...['ReadableStream', 'WritableStream', 'TransformStream'],
];
/** Their memory counts in no limit, and they compile code. */
const refused = ['WebAssembly'];
const ofLanguage: readonly string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');
const doors = Object.getOwnPropertyNames(globalThis).filter(
  (name) => refused.includes(name) || !(allowed.includes(name) || ofLanguage.includes(name)),
);

const printLimit = 64_000;

/** Removes the globals that lead out of the process. `print` gets what the code writes to the console, up to a limit. */
export function closeDoors(print: (text: string) => void): void {
  detachProcess(process);
  for (const name of doors) Reflect.deleteProperty(globalThis, name);
  // A getter there would be called on the objects of Node that lack its property.
  Object.preventExtensions(Object.prototype);
  let left = printLimit;
  const write = (...values: readonly unknown[]) => {
    const text = `${format(...values)}\n`;
    left -= text.length;
    if (left < 0) throw new Error(`it prints more than ${printLimit / 1000} KB`);
    print(text);
  };
  const methods = Object.keys(console).map((name) => [
    name,
    /^(?:debug|error|info|log|trace|warn)$/.test(name) ? write : () => undefined,
  ]);
  globalThis.console = Object.fromEntries(methods);
}

/** Node calls methods of `process` in each event; one that it inherits would hand it to the app that has replaced it. */
function detachProcess(process: object): void {
  for (let from = Object.getPrototypeOf(process); from !== Object.prototype; from = Object.getPrototypeOf(from))
    for (const [key, descriptor] of ownDescriptors(from))
      if (!Object.hasOwn(process, key)) Object.defineProperty(process, key, descriptor);
  Object.setPrototypeOf(process, null);
  for (const name of ['binding', 'dlopen', 'getBuiltinModule', 'kill']) Reflect.deleteProperty(process, name);
}

const ownDescriptors = (object: object) =>
  Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key) ?? {}] as const);

const ofBrowser = Object.keys(bareWindow({}, 'en', true));

/** The message of an error, with the reason if the code looked for what only a browser has, or the fence has removed. */
export function explainError(message: string): string {
  const [, name = ''] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (ofBrowser.includes(name)) return `${message}: read what belongs to the browser in an effect`;
  return doors.includes(name) ? `${message}: ${alone}` : message;
}

type Place = readonly [name: string, object: object];

/** Returns a function that returns the name of the first global or built-in method that has changed since. */
export function watchGlobals(): () => string | undefined {
  const own = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  // Reading a getter would load what stands behind it.
  const places = own.flatMap(([name, { value }]): readonly Place[] =>
    isObject(value) && value !== globalThis
      ? [[name, value], ...(isObject(value['prototype']) ? [[`${name}.prototype`, value['prototype']] as const] : [])]
      : [],
  );
  const checks = [['', globalThis] as const, ...places].map(watchObject);
  return () => {
    for (const check of checks) {
      const name = check();
      if (name !== undefined) return name;
    }
    return undefined;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Taken before the code of an app can replace them. */
const { getOwnPropertyDescriptors } = Object;
const { ownKeys } = Reflect;

function watchObject([name, object]: Place): () => string | undefined {
  const before = getOwnPropertyDescriptors(object) as Readonly<Record<PropertyKey, PropertyDescriptor>>;
  const keys = ownKeys(before);
  const values = keys.filter((key) => 'value' in (before[key] ?? {}));
  const named = (key: PropertyKey) => (name ? `${name}.${String(key)}` : String(key));
  const isSame = (key: PropertyKey) => Object.is(Reflect.get(object, key), before[key]?.value);
  return () => {
    const added =
      ownKeys(object).length === keys.length ? undefined : ownKeys(object).find((key) => !keys.includes(key));
    const changed = added ?? values.find((key) => !isSame(key));
    return changed === undefined ? undefined : named(changed);
  };
}
