import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that list the remotes, with a new remote in each: the same text that an install would write. */
export async function registerRemote(
  root: string,
  name: string,
  packageJson: string,
): Promise<ReadonlyMap<string, string>> {
  const changed = new Map<string, string>();
  const change = async (file: string, edit: (text: string) => string) => {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) changed.set(file, edit(text));
  };
  for (const file of ['tsconfig.json', 'tsconfig.tests.json']) await change(file, (text) => addReference(text, name));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    await change(file, (text) => addToLock(text, name, packageJson));
  return changed;
}

/** The same files without a remote. */
export async function unregisterRemote(root: string, name: string): Promise<ReadonlyMap<string, string>> {
  const changed = new Map<string, string>();
  const change = async (file: string, edit: (text: string) => string) => {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) changed.set(file, edit(text));
  };
  const line = new RegExp(`,\\n *\\{ "path": "./remote-${name}/tsconfig\\.json" \\}`);
  for (const file of ['tsconfig.json', 'tsconfig.tests.json']) await change(file, (text) => text.replace(line, ''));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    await change(file, (text) => removeFromLock(text, name));
  return changed;
}

function removeFromLock(text: string, name: string): string {
  const lock: Lock = JSON.parse(text);
  const { [`node_modules/@mirqam/${name}`]: _, [`remote-${name}`]: __, ...packages } = lock.packages;
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
}

/** Adds a line after the shell, the first app, and keeps the order of the other lines. */
function addReference(text: string, name: string): string {
  const line = `{ "path": "./remote-${name}/tsconfig.json" }`;
  return text.includes(line) ? text : text.replace(/^( *)\{ "path": ".\/shell\/tsconfig\.json" \}/m, `$&,\n$1${line}`);
}

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>;
}

function addToLock(text: string, name: string, packageJson: string): string {
  const lock: Lock = JSON.parse(text);
  const { private: _, type, exports, scripts, ...described } = JSON.parse(packageJson);
  const packages = Object.entries({
    ...lock.packages,
    [`node_modules/@mirqam/${name}`]: { resolved: `remote-${name}`, link: true },
    [`remote-${name}`]: described,
  }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`;
}
