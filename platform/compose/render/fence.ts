import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import stream from 'node:stream';
import util, { format } from 'node:util';

// The part of the fence that no option of Node draws: what the code of an app finds in its process.

/** What React's server needs of Node; none of it reaches files, the network or other processes. */
const modules: Readonly<Record<string, unknown>> = {
  async_hooks: { AsyncLocalStorage },
  crypto: { createHash },
  stream,
  util,
};

/** Returns a module of Node to the build of an app. Throws for one that leaves the process. */
export function requireModule(name: string): unknown {
  const bare = name.replace(/^node:/, '');
  if (Object.hasOwn(modules, bare)) return modules[bare];
  throw new Error(`it requires "${name}"; ${alone}`);
}

const alone = 'a page renders from its own code, as in a browser';

/** Node's own globals, and those that reach the network. */
const doors = [
  ...['process', 'require', 'module', 'exports', '__filename', '__dirname'],
  ...['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'navigator', 'localStorage', 'sessionStorage'],
];

const printLimit = 64_000;

/** Removes the globals that lead out of the process. `print` gets what the code writes to the console, up to a limit. */
export function closeDoors(print: (text: string) => void): void {
  for (const name of doors) Reflect.deleteProperty(globalThis, name);
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

/** The message of an error, with the reason if the code looked for something that the fence has removed. */
export const explainError = (message: string): string =>
  doors.some((name) => message === `${name} is not defined`) ? `${message}: ${alone}` : message;

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
