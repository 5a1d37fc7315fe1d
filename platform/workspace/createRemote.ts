import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReserved } from '../hosting/isReserved.ts';
import { UserError } from '../messages/UserError.ts';
import { addToLock } from './addToLock.ts';
import { remoteFiles } from './remoteFiles.ts';
import { readAddresses } from './siteAddresses.ts';
import { findApps } from './workspace.ts';

/**
 * Makes the folder of a new remote and enters it where the workspace lists its members; resolves to the paths of the new
 * files in the checkout. Rejects with a `UserError`, before anything is written, for a name that is taken.
 */
export async function createRemote(root: string, name: string): Promise<readonly string[]> {
  await checkName(root, name);
  const files = remoteFiles({ name, react: await reactVersion(root) });
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  for (const file of ['tsconfig.json', 'tsconfig.tests.json']) await addReference(join(root, file), name);
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) await addToLock(root, file, name);
  await symlink(`../../remote-${name}`, join(root, 'node_modules/@mirqam', name));
  return [...files.keys()];
}

async function checkName(root: string, name: string) {
  const where = `remote-${name}`;
  if (findApps(root).some((app) => app.name === name) || existsSync(join(root, where)))
    throw new UserError(`${where} exists already: choose another name`);
  const addresses = await readAddresses(root);
  const isTaken = addresses.some(([path]) => `${path}/`.startsWith(`/${name}/`));
  if (isTaken || isReserved(`/${name}`))
    throw new UserError(`the address /${name} has an owner already: choose another name`);
}

async function reactVersion(root: string): Promise<string> {
  const { dependencies }: { dependencies: { react: string } } = JSON.parse(
    await readFile(join(root, 'shell/package.json'), 'utf8'),
  );
  return dependencies.react;
}

/** After the last remote, so that the lines stay as people have arranged them. */
async function addReference(file: string, name: string) {
  const text = await readFile(file, 'utf8');
  const line = `    { "path": "./remote-${name}/tsconfig.json" }`;
  const references = [...text.matchAll(/^ *\{ "path": ".\/(?:shell|remote-[\w-]+)\/tsconfig\.json" \}/gm)];
  const last = references.at(-1);
  if (!last) throw new UserError(`${file} lists no apps: add ${line.trim()} to its references`);
  const end = last.index + last[0].length;
  await writeFile(file, `${text.slice(0, end)},\n${line}${text.slice(end)}`);
}
