import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type webpack from 'webpack';
import type { App } from '../App.ts';
import ownedPackages from './ownedPackages.json' with { type: 'json' };

/** Refuses imports of other apps and of packages that only others may import, which would fail later or not at all. */
export class ImportAdvicePlugin {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.normalModuleFactory.tap('ImportAdvicePlugin', (factory) => {
      factory.hooks.beforeResolve.tap('ImportAdvicePlugin', ({ request, context }) => {
        if (context.includes(`${sep}node_modules${sep}`)) return;
        const advice = this.#advise(request.replace(/^.*!|\?.*$/g, ''), context);
        // webpack adds the file and the line of the import.
        if (advice) throw new Error(advice);
      });
    });
  }

  #advise(request: string, context: string): string | undefined {
    const owned = this.#ownedPackage(request, context);
    if (owned) return `${request} is not for ${basename(this.#app.root)}: ${owned}`;
    const folder = this.#otherApp(request, context);
    return folder && `${request} is code of ${folder}: link to its page, or move what both need to shared`;
  }

  /** What to do instead of importing a package that this app does not own. */
  #ownedPackage(request: string, context: string): string | undefined {
    if (!context.startsWith(this.#app.root)) return undefined;
    const owner = `${basename(this.#app.root)}/src`;
    return Object.entries(ownedPackages).find(
      ([name, { owners }]) => request.startsWith(name.replace('*', '')) && !owners.includes(owner),
    )?.[1].comment;
  }

  /** The folder of another app that a request names by its path or as a package, such as `legal/PrivacyPolicyPage`. */
  #otherApp(request: string, context: string): string | undefined {
    const root = dirname(this.#app.root);
    const [, name = ''] = /^(?:@\w+\/)?([\w-]+)(?:\/|$)/.exec(request) ?? [];
    const folders = request.startsWith('.')
      ? [relative(root, resolve(context, request)).split(sep)[0] ?? '']
      : [name, `remote-${name}`];
    return folders.find((folder) => folder !== basename(this.#app.root) && isApp(join(root, folder)));
  }
}

const isApp = (folder: string) => existsSync(join(folder, 'webpack.config.ts')) && existsSync(join(folder, 'src'));
