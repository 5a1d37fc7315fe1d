import { pathToFileURL } from 'node:url';

let hasTypeScript = import.meta.filename.endsWith('.ts');

/** Runs a TypeScript module of an app, again on every call, and returns its exports. */
export async function importSource<T>(file: string): Promise<T> {
  if (!hasTypeScript) {
    const { register } = await import('tsx/esm/api');
    register();
    hasTypeScript = true;
  }
  // Node caches modules by address, even those that threw.
  return await import(`${pathToFileURL(file).href}?${Date.now()}`);
}
