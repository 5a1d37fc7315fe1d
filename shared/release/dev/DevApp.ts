import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { type BuildOptions, pageNames } from '../../build/App.ts';
import type { AppFolder } from '../workspace.ts';
import { type AppSources, appSources } from './appSources.ts';
import { describeErrors } from './describeErrors.ts';

/** How the last build of an app ended. */
export interface AppBuild {
  readonly hash: string;
  readonly errors: readonly string[];
  readonly milliseconds: number;
}

export interface DevAppEvents {
  readonly onBuild: (app: DevApp) => void;
  /** An edit changed what the dev server itself runs, such as routes. */
  readonly onSources: (names: readonly string[]) => void;
}

/** One app built from source: its files in memory, built anew after each edit. */
export class DevApp {
  readonly name: string;
  readonly root: string;
  readonly sources: AppSources;
  readonly #host: NonNullable<BuildOptions['host']>;
  readonly #events: DevAppEvents;
  #running: Promise<Running> | undefined;
  build: AppBuild | undefined;

  constructor(folder: AppFolder, host: NonNullable<BuildOptions['host']>, events: DevAppEvents) {
    this.name = folder.name;
    this.root = folder.root;
    this.sources = appSources(folder);
    this.#host = host;
    this.#events = events;
  }

  /** Starts to build unless it has; resolves when the first build has ended. */
  async start(): Promise<void> {
    this.#running ??= this.#run();
    const { middleware } = await this.#running;
    await new Promise<void>((resolve) => middleware.waitUntilValid(() => resolve()));
  }

  /** Answers a request for a file of the build, once a running build has ended. */
  async serve(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    this.#running ??= this.#run();
    const { middleware } = await this.#running;
    await middleware(request, response, next);
  }

  /** Stops and keeps what was built for the next start. */
  async close(): Promise<void> {
    const running = await this.#running?.catch(() => undefined);
    if (!running) return;
    await new Promise((resolve) => running.middleware.close(resolve));
    await new Promise((resolve) => running.compiler.close(resolve));
  }

  async #run(): Promise<Running> {
    const compiler = webpack(await this.#configuration());
    if (!compiler) throw new Error(`${this.name} has no configuration`);
    const pages = pageNames(this).join();
    compiler.hooks.watchRun.tap('DevApp', () => this.#notice(compiler));
    compiler.hooks.afterCompile.tap('DevApp', (compilation) => {
      for (const { needed } of Object.values(this.sources)) compilation.fileDependencies.addAll(needed);
      compilation.contextDependencies.add(join(this.root, 'src/pages'));
    });
    compiler.hooks.done.tap('DevApp', (stats) => {
      this.build = describeBuild(this, stats);
      this.#events.onBuild(this);
      // Which pages there are stands in the configuration.
      if (pageNames(this).join() !== pages) void this.#restart();
    });
    return { compiler, middleware: devMiddleware(compiler, { index: false, stats: 'none', headers }) };
  }

  async #configuration(): Promise<Configuration> {
    const file = pathToFileURL(join(this.root, 'webpack.config.ts')).href;
    const { default: configure }: { default: (options: BuildOptions) => Configuration[] } = await import(file);
    const [browser] = configure({ mode: 'development', isServed: true, host: this.#host });
    return browser ?? {};
  }

  #notice({ modifiedFiles = new Set(), removedFiles = new Set() }: Compiler) {
    const changed = new Set([...modifiedFiles, ...removedFiles]);
    const forgotten = Object.entries(this.sources).flatMap(([name, source]) => (source.forget(changed) ? [name] : []));
    if (forgotten.length > 0) this.#events.onSources(forgotten);
  }

  async #restart() {
    await this.close();
    this.#running = this.#run();
    await this.start();
    // Nobody has watched in between.
    for (const source of Object.values(this.sources)) source.reset();
    this.#events.onSources(['pages']);
  }
}

interface Running {
  readonly compiler: Compiler;
  readonly middleware: ReturnType<typeof devMiddleware>;
}

const headers = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

function describeBuild(app: AppFolder, stats: Stats): AppBuild {
  const { hash = '', errors = [], time = 0 } = stats.toJson({ all: false, errors: true, hash: true, timings: true });
  return { hash, errors: describeErrors(errors, app.root), milliseconds: time };
}
