import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isReserved } from '../hosting/siteTable.ts';
import { errorMessage, UserError } from '../messages/UserError.ts';
import { registerRemote } from './registerRemote.ts';
import type { readAddresses } from './siteAddresses.ts';
import { hashOf, recordOf } from './translations.ts';

type Addresses = Awaited<ReturnType<typeof readAddresses>>;

/**
 * Copies the template to a new remote and adds the remote to the files that list those of the checkout; resolves to the
 * paths of the new files. Rejects with a `UserError`, and leaves nothing behind, for a name or address that is taken and
 * when a file cannot be written.
 */
export async function createRemote(root: string, name: string, addresses: Addresses): Promise<readonly string[]> {
  const { copied, changed } = await planRemote(root, name, addresses);
  await writeAll(root, new Map([...copied, ...changed]), async () => {
    const link = join(root, 'node_modules/@mirqam', name);
    // A deleted remote leaves a dangling link.
    await rm(link, { force: true });
    await symlink(`../../remote-${name}`, link);
  });
  return [...copied.keys()];
}

/** The files that a new remote adds and changes, with their content. Rejects with a `UserError` for a name that is taken. */
export async function planRemote(root: string, name: string, addresses: Addresses) {
  refuseTaken(root, name, addresses);
  const copied = await copyTemplate(join(root, 'template'), name);
  const changed = await registerRemote(root, name, copied.get(`remote-${name}/package.json`) ?? '{}');
  return { copied, changed };
}

/** Throws a `UserError` for the name of an app, of a package or of an address that there is already. */
export function refuseTaken(root: string, name: string, addresses: Addresses) {
  if (existsSync(join(root, `remote-${name}`)))
    throw new UserError(`remote-${name} exists already: choose another name`);
  if (existsSync(join(root, 'node_modules/@mirqam', name)))
    throw new UserError(`@mirqam/${name} is another package of this checkout: choose another name`);
  const [, owner] = addresses.find(([path]) => `${path}/`.startsWith(`/${name}/`)) ?? [];
  if (owner || isReserved(`/${name}`))
    throw new UserError(`the address /${name} belongs to ${owner ?? 'the site itself'}: choose another name`);
}

/** The files of the template by their new paths, with the name of the new remote. */
export async function copyTemplate(template: string, name: string): Promise<ReadonlyMap<string, string>> {
  const words = name.split('-').filter(Boolean);
  const names: Readonly<Record<string, string>> = {
    TemplatePage: `${words.map(capitalise).join('')}Page`,
    Template: capitalise(words.join(' ')),
    template: name,
  };
  const rename = (text: string) => text.replace(/TemplatePage|Template|template/g, (word) => names[word] ?? word);
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => join(parentPath, file));
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = rename(path.slice(template.length));
      return [`remote-${name}${file}`, rename(await readFile(path, 'utf8'))] as const;
    }),
  );
  const banner = files.find(([file]) => file.endsWith('/src/content/banner.ts'))?.[1] ?? '';
  const record = recordOf([{ file: 'banner.ts', hash: hashOf(banner) }]);
  return new Map([...files, [`remote-${name}/src/content/ar/translated.json`, record]]);
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes all files and calls `finish`; undoes everything when anything fails. */
async function writeAll(root: string, files: ReadonlyMap<string, string>, finish: () => Promise<void>) {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const [file, text] of files) {
      const path = join(root, file);
      const before = await readFile(path).catch(() => undefined);
      undo.push(() => (before ? writeFile(path, before) : rm(path, { force: true })));
      const folder = await mkdir(dirname(path), { recursive: true });
      if (folder) undo.push(() => rm(folder, { recursive: true, force: true }));
      await writeFile(path, text);
    }
    await finish();
  } catch (error) {
    for (const restore of undo) await restore();
    throw new UserError(`nothing was created: ${errorMessage(error)}`);
  }
}
