import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { App } from './App.ts';

/** The only singletons that apps share at run time. */
const names = ['react', 'react-dom'];

/** Which of the shared modules an app depends on, with the range its `package.json` asks for. */
export function sharedRanges(app: App): Readonly<Record<string, string>> {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = createRequire(import.meta.url)(
    join(app.root, 'package.json'),
  );
  return Object.fromEntries(names.flatMap((name) => (dependencies[name] ? [[name, `^${dependencies[name]}`]] : [])));
}
