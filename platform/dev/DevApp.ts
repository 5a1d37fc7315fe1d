import { setMaxListeners } from 'node:events';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Compiler, Stats } from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { errorMessage } from '../messages/UserError.ts';
import { configurationFile } from '../release/configure.ts';
import { type BuildOptions, pageNames } from '../webpack/App.ts';
import type { AppFolder } from '../workspace/workspace.ts';
import { appSources } from './appSources.ts';
import { createCompiler } from './createCompiler.ts';
import { describeErrors } from './errors/describeErrors.ts';

type AppBuild = ReturnType<typeof describeBuild>;

interface DevAppEvents {
  readonly onBuild: (app: DevApp) => void;
  /** An edit changed a module that the dev server itself runs, such as the routes. */
  readonly onSources: (names: readonly string[]) => void;
}

/** One app built from source: its files in memory, built again after each edit. */
export class DevApp {
  readonly name: string;
  readonly root: string;
  readonly sources: ReturnType<typeof appSources>;
  readonly #host: NonNullable<BuildOptions['host']>;
  readonly #events: DevAppEvents;
  #running: Promise<Running> | undefined;
  #isReplacing = false;
  /** The result of the last build. */
  build: AppBuild | undefined;

  constructor(folder: AppFolder, host: NonNullable<BuildOptions['host']>, events: DevAppEvents) {
    this.name = folder.name;
    this.root = folder.root;
    this.sources = appSources(folder);
    this.#host = host;
    this.#events = events;
  }

  /** Resolves when the first build has ended. */
  async start(): Promise<void> {
    await this.#whenValid(async () => {});
  }

  /** Responds with a file of the build, after a build in progress has ended. */
  async serve(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    await this.#whenValid(async ({ middleware }) => await middleware(request, response, next));
  }

  /** Reads a file of the build; undefined when there is none. */
  async read(file: string): Promise<string | undefined> {
    const { outputFileSystem, outputPath } = (await this.#running)?.compiler ?? {};
    return await new Promise((resolve) => {
      if (!outputFileSystem || !outputPath) return resolve(undefined);
      outputFileSystem.readFile(join(outputPath, file), (_, content) => resolve(content?.toString()));
    });
  }

  /** Stops; the next start uses the cache of the build. */
  async close(): Promise<void> {
    const running = await this.#running?.catch(() => undefined);
    if (running) await stop(running);
  }

  async #whenValid(use: (running: Running) => Promise<void>): Promise<void> {
    do this.#running ??= this.#run();
    while (!(await whenValid(await this.#running, use)));
  }

  async #run(): Promise<Running> {
    return watch(await this.#prepare());
  }

  async #prepare(): Promise<Compiler> {
    const pages = pageNames(this).join();
    // The compiler watches the imports of each from its first build on, and these are known after a run.
    await Promise.allSettled(Object.values(this.sources).map((source) => source.get()));
    const compiler = await createCompiler(this, this.#host);
    compiler.hooks.watchRun.tap('DevApp', () => this.#forgetChanged(compiler));
    compiler.hooks.normalModuleFactory.tap('DevApp', ({ hooks }) => {
      hooks.beforeResolve.tap('DevApp', (data) => this.#omitRemoved(data));
    });
    compiler.hooks.afterCompile.tap('DevApp', (compilation) => {
      for (const file of Object.values(this.sources).flatMap(({ imported }) => [...imported]))
        (existsSync(file) ? compilation.fileDependencies : compilation.missingDependencies).add(file);
      compilation.fileDependencies.add(configurationFile(this));
      compilation.contextDependencies.add(join(this.root, 'src/pages'));
    });
    compiler.hooks.done.tap('DevApp', (stats) => {
      this.#end(describeBuild(this, stats));
      // The configuration lists the pages, so a new page needs a new compiler.
      if (pageNames(this).join() !== pages && !this.#isReplacing) void this.#restart();
    });
    return compiler;
  }

  /** Makes a page empty that was removed, until there is a compiler for the other pages. */
  #omitRemoved(data: { request: string }) {
    if (/^\.\/src\/pages\/(?:[\w-]+\/)?\w+Page\.tsx$/.test(data.request) && !existsSync(join(this.root, data.request)))
      data.request = 'data:text/javascript,';
  }

  #forgetChanged({ modifiedFiles = new Set(), removedFiles = new Set() }: Compiler) {
    const changed = new Set([...modifiedFiles, ...removedFiles]);
    const forgotten = Object.entries(this.sources).flatMap(([name, source]) => (source.forget(changed) ? [name] : []));
    // Drawings read records of content: without this check, an edit of their words would reload the page.
    const isContent = [...changed].every((file) => file.startsWith(join(this.root, 'src/content')));
    const reported = forgotten.filter((name) => !(isContent && name === 'art'));
    if (reported.length > 0) this.#events.onSources(reported);
  }

  #end(build: AppBuild) {
    this.build = build;
    this.#events.onBuild(this);
  }

  async #restart() {
    try {
      await this.#replace();
    } catch (error) {
      // The build continues with the old pages, and the next edit tries again.
      this.#end({ hash: this.build?.hash ?? '', errors: [errorMessage(error)], milliseconds: 0 });
      return;
    }
    await this.start();
    // Edits during the restart were not watched.
    for (const source of Object.values(this.sources)) source.reset();
    this.#events.onSources(['pages']);
  }

  async #replace() {
    this.#isReplacing = true;
    try {
      const compiler = await this.#prepare();
      const before = await this.#running;
      this.#running = (before ? stop(before) : Promise.resolve()).then(() => watch(compiler));
      before?.replaced.abort();
      await this.#running;
    } finally {
      this.#isReplacing = false;
    }
  }
}

type Running = ReturnType<typeof watch>;

function watch(compiler: Compiler) {
  // Aborted when another compiler takes its place.
  const replaced = new AbortController();
  // One for each request that waits.
  setMaxListeners(0, replaced.signal);
  return { compiler, middleware: devMiddleware(compiler, { index: false, stats: 'none', headers }), replaced };
}

async function stop({ compiler, middleware }: Running): Promise<void> {
  await new Promise((resolve) => middleware.close(resolve));
  await new Promise((resolve) => compiler.close(resolve));
}

/**
 * Calls `use` as soon as no build is in progress, and resolves to true when it has ended; to false if another compiler
 * takes the place of this one, which then never reports the end of its build.
 */
function whenValid(running: Running, use: (running: Running) => Promise<void>): Promise<boolean> {
  const { signal } = running.replaced;
  return new Promise((resolve, reject) => {
    const end = () => resolve(false);
    signal.addEventListener('abort', end);
    if (signal.aborted) return end();
    running.middleware.waitUntilValid(() => {
      signal.removeEventListener('abort', end);
      // At once: after a tick the next build may have begun, which another compiler may end.
      if (!signal.aborted) use(running).then(() => resolve(true), reject);
    });
  });
}

const headers = { 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'same-origin' };

function describeBuild(app: AppFolder, stats: Stats) {
  const { hash = '', errors = [], time = 0 } = stats.toJson({ all: false, errors: true, hash: true, timings: true });
  return { hash, errors: describeErrors(errors, app.root), milliseconds: time };
}
