import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { UserError } from '../messages/UserError.ts';
import { copyTemplate } from './createRemote.ts';
import { repositoryFiles } from './repositoryFiles.ts';

/** A new remote for a repository of its own. */
interface NewRepository {
  readonly name: string;
  readonly folder: string;
  /** The address of the site, or its store; by default the `homepage` of the checkout. */
  readonly from?: string | undefined;
}

/**
 * Writes a repository with one new remote of the site of this checkout; resolves to the paths of its files. Rejects with a
 * `UserError` for a folder with files.
 */
export async function createRepository(root: string, { name, ...request }: NewRepository): Promise<readonly string[]> {
  const folder = resolve(request.folder);
  await refuseFiles(folder);
  const template = await copyTemplate(join(root, 'template'), name);
  const copied = new Map([...template].map(([file, text]) => [file.replace(`remote-${name}/`, ''), text]));
  const site = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const remote = JSON.parse(copied.get('package.json') ?? '{}');
  const files = new Map([...copied, ...repositoryFiles(name, remote, site, request.from ?? site.homepage)]);
  await writeAll(folder, files);
  return [...files.keys()];
}

/** How the packages get into a repository; both are in no registry yet when the first one is made. */
export const installSteps = (root: string, folder: string): string =>
  `"npm run packages" here and "npm install --ignore-scripts ${join(relative(resolve(folder), root), '.cache/mirqam-*.tgz')}" there, or "npm install" once both packages are published`;

/** Rejects with a `UserError` for a folder with files, other than those of git. */
export async function refuseFiles(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).some((file) => file !== '.git'))
    throw new UserError(`${folder} is not empty: choose another folder`);
}

/** Writes texts by their path from the folder. */
export async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
