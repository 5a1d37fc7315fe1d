import type { LoadPage } from '@mirqam/shared/contract/Page';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import { type ReadSource, runBuild } from '../release/runBuild.ts';
import { runRemote } from '../release/runRemote.ts';
import { memoize } from './memoize.ts';

/** The build for Node of a release: the file to run, and the source of each file. */
export interface BuildSources {
  readonly server: string;
  readonly sources: Readonly<Record<string, string>>;
}

/** What a render may not depend on: the clock, as what is added to it, and the first random number. */
interface Surroundings {
  readonly milliseconds: number;
  readonly chance: number;
}

/** The builds for Node of a composition. */
export interface Builds {
  readonly shell: ShellServer;
  /** Returns a function that loads the remotes' modules for one page, and the set of chunks that fills as they load. */
  readonly openPage: () => { readonly loadPage: LoadPage; readonly chunks: ReadonlySet<string> };
}

/** Loads the builds of a composition from scratch, the remotes' when a page asks for them. */
export function openBuilds(builds: Readonly<Record<string, BuildSources>>, surroundings: Surroundings): Builds {
  const globals = globalsIn(surroundings);
  let chunks = new Set<string>();
  const { read, server } = sourcesOf(builds, 'shell');
  const shell = runBuild(read, server, { ...globals, recordChunk: () => undefined }) as ShellServer;
  const lent = { ...globals, rendererModules: shell.modules, recordChunk: (name: string) => void chunks.add(name) };
  const remoteOf = memoize((app: string) => {
    const { read, server } = sourcesOf(builds, app);
    return runRemote(app, read, server, lent);
  });
  const openPage = () => {
    chunks = new Set();
    const loaders = memoize((app: string) => memoize(remoteOf(app)));
    const loadPage: LoadPage = (app, page) => loaders(app)(page);
    return { loadPage, chunks };
  };
  return { shell, openPage };
}

function sourcesOf(builds: Readonly<Record<string, BuildSources>>, app: string) {
  const build = builds[app];
  if (!build) throw new Error(`${app} is not part of the composition`);
  const read: ReadSource = (file) => {
    const source = build.sources[file];
    if (source === undefined) throw new Error(`${file} is not a file of its release`);
    return source;
  };
  return { read, server: build.server };
}

/** The variables in the place of the globals of the same names. */
function globalsIn({ milliseconds, chance }: Surroundings) {
  let draws = 0;
  // The golden ratio: numbers that follow each other are far apart, and never the same.
  const random = () => (chance + ++draws * 0.618_033_988_75) % 1;
  const now = () => Date.now() + milliseconds;
  const clock = new Proxy(Date, {
    construct: (target, words, self) => Reflect.construct(target, words.length > 0 ? words : [now()], self),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  return { Date: clock, Math: Object.assign(Object.create(Math), { random }) };
}
