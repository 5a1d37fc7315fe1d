import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './places.ts';

const left = new Set(['node_modules', '.git', '.cache', '.site', 'dist', 'test-results']);

/** A copy of this checkout that a test may edit; it links to the packages of the original. */
export class Checkout {
  readonly folder: string;
  /** The original texts of written files; undefined for new files. */
  readonly #originals = new Map<string, string | undefined>();

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** `without` names folders of apps to leave out. */
  static async copy(without: readonly string[] = []): Promise<Checkout> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'site-checkout-')));
    // The history alone: a deploy asks git whether what is live is part of it. Sources without git have none.
    await promisify(execFile)('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder]).catch(
      () => undefined,
    );
    for (const name of await readdir(root)) {
      if (left.has(name) || without.includes(name)) continue;
      await cp(join(root, name), join(folder, name), { recursive: true, filter: (path) => !left.has(basename(path)) });
    }
    await linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const checked of ['.cache/types', '.cache/siteAddresses.d.ts'])
      await cp(join(root, checked), join(folder, checked), { recursive: true }).catch(() => undefined);
    return new Checkout(folder);
  }

  path(file: string): string {
    return join(this.folder, file);
  }

  async read(file: string): Promise<string> {
    return await readFile(this.path(file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    if (!this.#originals.has(file)) this.#originals.set(file, await this.read(file).catch(() => undefined));
    await writeFile(this.path(file), text);
  }

  /** Replaces a text that the file must contain; the returned function undoes it. */
  async edit(file: string, from: string, to: string): Promise<() => Promise<void>> {
    const text = await this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    await this.write(
      file,
      text.replace(from, () => to),
    );
    return () => this.write(file, text);
  }

  /** Undoes every edit. */
  async restore(): Promise<void> {
    for (const [file, text] of this.#originals) {
      if (text === undefined) await rm(this.path(file));
      else await writeFile(this.path(file), text);
    }
    this.#originals.clear();
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Links to every package, and to the copy's own workspaces as npm does. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    if (entry.name === '.bin' || (entry.isDirectory() && entry.name.startsWith('@')))
      await linkPackages(source, join(to, entry.name));
    // Copies npm's record of the packages, because `site create` writes into it.
    else if (entry.isFile()) await cp(source, join(to, entry.name));
    else await symlink(entry.isSymbolicLink() ? await readlink(source) : source, join(to, entry.name));
  }
}
