import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type webpack from 'webpack';
import type { App } from '../App.ts';

/** Refuses imports of other apps, which webpack would report in its own words or not at all. */
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
    const folder = this.#otherApp(request, context);
    return folder && `${request} is code of ${folder}: link to its page, or move what both need to shared`;
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
