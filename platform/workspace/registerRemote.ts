import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that list the remotes, with a new remote in each: the same text that an install would write. */
export const registerRemote = (root: string, name: string, packageJson: string): Promise<ReadonlyMap<string, string>> =>
  changeLists(
    root,
    (text) => addReference(text, name),
    (text) => addToLock(text, name, packageJson),
  );

/** The same files without a remote. */
export const unregisterRemote = (root: string, name: string): Promise<ReadonlyMap<string, string>> =>
  changeLists(
    root,
    (text) => text.replace(new RegExp(`,\\n *\\{ "path": "./remote-${name}/tsconfig\\.json" \\}`), ''),
    (text) => removeFromLock(text, name),
  );

type Edit = (text: string) => string;

async function changeLists(root: string, editReferences: Edit, editLock: Edit) {
  const edits: Readonly<Record<string, Edit>> = {
    'tsconfig.json': editReferences,
    'tsconfig.tests.json': editReferences,
    'package-lock.json': editLock,
    'node_modules/.package-lock.json': editLock,
  };
  const changed = new Map<string, string>();
  for (const [file, edit] of Object.entries(edits)) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) changed.set(file, edit(text));
  }
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
