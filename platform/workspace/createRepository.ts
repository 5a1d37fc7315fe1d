import { access, constants, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { makeFolder } from '../store/disk.ts';
import { copyTemplate } from './createRemote.ts';
import { repositoryFiles } from './repositoryFiles.ts';

/** A remote in a repository of its own. */
export interface RemoteRepository {
  readonly name: string;
  readonly folder: string;
  /** The address of the site, or its store; by default the `homepage` of the checkout. */
  readonly from?: string | undefined;
}

/**
 * Writes a repository with one new remote of the site of this checkout; resolves to the paths of its files. Rejects with a
 * `UserError` for a folder with files, and for one that cannot be created.
 */
export async function createRepository(
  root: string,
  { name, ...request }: RemoteRepository,
): Promise<readonly string[]> {
  const folder = resolve(request.folder);
  await takeFolder(folder);
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

/**
 * Creates a folder for a repository, unless there is one. Rejects with a `UserError` for one with files, other than those of git, and for one that
 * cannot be created.
 */
export async function takeFolder(folder: string): Promise<void> {
  const files = await openFolder(folder).catch((error) => {
    throw new UserError(`${folder} cannot be created (${errorMessage(error)}): choose another folder`);
  });
  if (files.some((file) => file !== '.git')) throw new UserError(`${folder} is not empty: choose another folder`);
}

async function openFolder(folder: string): Promise<readonly string[]> {
  await makeFolder(folder);
  await access(folder, constants.W_OK);
  return await readdir(folder);
}

/** Writes texts by their path from the folder. */
export async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}
