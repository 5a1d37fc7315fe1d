import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const checkout = join(import.meta.dirname, '../..');

/** A checkout with one remote, `tiny`; its other folders are links to those of this checkout. */
export class TinyCheckout {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async create(): Promise<TinyCheckout> {
    const tiny = new TinyCheckout(await realpath(await mkdtemp(join(tmpdir(), 'tiny-'))));
    for (const name of ['shared', 'node_modules']) await symlink(join(checkout, name), join(tiny.root, name));
    await mkdir(join(tiny.root, 'platform'));
    for (const name of await readdir(join(checkout, 'platform')))
      if (name !== 'tsconfig') await symlink(join(checkout, 'platform', name), join(tiny.root, 'platform', name));
    await cp(join(checkout, 'platform/tsconfig'), join(tiny.root, 'platform/tsconfig'), { recursive: true });
    await skipTypes(tiny.root);
    for (const name of ['package.json', 'package-lock.json']) await cp(join(checkout, name), join(tiny.root, name));
    await tiny.write('package.json', '{ "name": "tiny", "version": "1.0.0", "type": "module" }');
    await tiny.write('webpack.config.ts', configurationOf('tiny'));
    return tiny;
  }

  /** Writes a file of the remote. */
  async write(file: string, text: string): Promise<void> {
    const path = join(this.root, 'remote-tiny', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  async remove(): Promise<void> {
    // A process that was killed may still be writing.
    await rm(this.root, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Without the container for other hosts, which takes a third of a build. */
export const configurationOf = (name: string) =>
  `import { remoteConfig } from '@mirqam/platform/webpack/remoteConfig';
const configurations = remoteConfig({ name: '${name}', root: import.meta.dirname });
export default (options) => configurations(options).slice(0, 2);
`;

/** Lets a dev server of a checkout check the types of one empty file, for tests that are not about types. */
export async function skipTypes(root: string): Promise<void> {
  const project = { compilerOptions: { noEmit: true, lib: ['es5'], types: [] }, files: ['empty.ts'] };
  await writeFile(join(root, 'platform/tsconfig/dev.json'), JSON.stringify(project));
  await writeFile(join(root, 'platform/tsconfig/empty.ts'), '');
}
