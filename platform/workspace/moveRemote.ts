import { execFile } from 'node:child_process';
import { cp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../messages/UserError.ts';
import { copyTemplate } from './createRemote.ts';
import { type RemoteRepository, takeFolder, writeAll } from './createRepository.ts';
import { registerRemote, unregisterRemote } from './registerRemote.ts';
import { repositoryFiles } from './repositoryFiles.ts';
import { readAddresses } from './siteAddresses.ts';
import { addMoved, removeMoved } from './siteSnapshot.ts';
import { findApp, siteOf } from './workspace.ts';

const run = promisify(execFile);
const left = new Set(['dist', 'node_modules', '.git', '.cache', '.site']);

/**
 * Moves a remote to a repository of its own; resolves to whether its history went with it. The checkout keeps its addresses,
 * for links to its pages. Rejects with a `UserError` for a folder with files, and for one that cannot be created.
 */
export async function moveOut(root: string, { name, folder, from }: RemoteRepository): Promise<boolean> {
  const remote = findApp(root, name).root;
  const addresses = await readAddresses(root);
  await takeFolder(folder);
  const hasHistory = await splitHistory(root, name, folder).then(isDone, async () => {
    await rm(folder, { recursive: true, force: true });
    return false;
  });
  await copySources(remote, folder);
  const site = await readJson(join(root, 'package.json'));
  const manifest = await readJson(join(remote, 'package.json'));
  await writeAll(folder, repositoryFiles(name, manifest, site, from ?? site.homepage));
  await rm(remote, { recursive: true });
  await rm(join(root, 'node_modules/@mirqam', name), { force: true });
  await writeAll(root, await unregisterRemote(root, name));
  const gone = addresses.filter(([, app]) => app === name).map(([path]) => path);
  await addMoved(root, name, gone);
  return hasHistory;
}

/** Brings a remote back from its repository, and resolves as `moveOut`. Rejects with a `UserError` for a folder that is not one. */
export async function moveBack(root: string, { name, folder }: RemoteRepository): Promise<boolean> {
  if (!siteOf(folder)) throw new UserError(`${folder} is not the repository of a remote: name its folder`);
  const remote = join(root, `remote-${name}`);
  const words = ['subtree', 'add', `--prefix=${basename(remote)}`, folder, 'HEAD'];
  // git refuses where files differ from the last commit.
  const hasHistory = await run('git', ['-C', root, ...words]).then(isDone, () => false);
  await copySources(folder, remote);
  const { version, dependencies, ...manifest } = await readJson(join(folder, 'package.json'));
  const site = await readJson(join(root, 'package.json'));
  const own = [...repositoryFiles(name, { ...manifest, version, dependencies }, site, '').keys()];
  for (const file of [...own, '.github', 'package-lock.json'])
    await rm(join(remote, file), { recursive: true, force: true });
  const template = await copyTemplate(join(root, 'template'), name);
  const file = `${basename(remote)}/package.json`;
  const packageJson = JSON.parse(template.get(file) ?? '{}');
  const files = new Map([...template].filter(([path]) => /\/(?:tsconfig\.json|README\.md)$/.test(path)));
  const needed = { ...dependencies, ...packageJson.dependencies };
  files.set(file, `${JSON.stringify({ ...packageJson, version, dependencies: needed }, null, 2)}\n`);
  await writeAll(root, files);
  await writeAll(root, await registerRemote(root, name, files.get(file) ?? '{}'));
  await removeMoved(root, name);
  return hasHistory;
}

const isDone = () => true;
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

const copySources = async (from: string, to: string) =>
  await cp(from, to, { recursive: true, filter: (file) => !left.has(basename(file)) });

/** Makes a repository of the commits that changed the remote, with the remote at its root. */
async function splitHistory(root: string, name: string, folder: string) {
  const env = { ...process.env, FILTER_BRANCH_SQUELCH_WARNING: '1' };
  const git = async (...words: readonly string[]) => await run('git', words, { env, maxBuffer: 1e8 });
  await git('clone', '--quiet', '--no-local', '--single-branch', '--no-tags', root, folder);
  await git('-C', folder, 'checkout', '--quiet', '-B', 'main');
  await git('-C', folder, 'remote', 'remove', 'origin');
  await git('-C', folder, 'filter-branch', '--subdirectory-filter', `remote-${name}`, '--', 'main');
  await git('-C', folder, 'update-ref', '-d', 'refs/original/refs/heads/main');
}
