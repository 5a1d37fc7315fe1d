import type { LoadPage } from '@mirqam/shared/contract/Page';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import { readPage } from '@mirqam/shared/contract/readPage';
import { type ReadSource, runBuild } from '../../../release/runBuild.ts';
import { memoize } from '../../memoize.ts';
import type { BuildSources } from '../RenderJob.ts';
import { refuseModule, requireForShell } from './fence.ts';
import { type Machine, setLocale, variablesOf } from './visitorMachine.ts';

/** The builds for Node of a composition. */
export interface Builds {
  readonly shell: ShellServer;
  /** Returns a function that loads the remotes' modules for one page, and the set of chunks that fills as they load. */
  readonly openPage: () => { readonly loadPage: LoadPage; readonly chunks: ReadonlySet<string> };
}

interface RemoteServer {
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** Loads the builds of a composition from scratch: the shell's at once, a remote's when a page first needs it. */
export function openBuilds(builds: Readonly<Record<string, BuildSources>>, machine: Machine): Builds {
  const globals = variablesOf(machine);
  setLocale(machine.locale);
  let chunks = new Set<string>();
  const { read, server } = sourcesOf(builds, 'shell');
  const shell = runBuild(read, server, {
    variables: { ...globals, recordChunk: () => undefined },
    requireModule: requireForShell,
  }) as ShellServer;
  const variables = {
    ...globals,
    rendererModules: shell.modules,
    recordChunk: (name: string) => void chunks.add(name),
  };
  const remoteOf = memoize((app: string) => {
    const { read, server } = sourcesOf(builds, app);
    const { pages } = runBuild(read, server, { variables, requireModule: refuseModule }) as RemoteServer;
    return async (page: string) => readPage(await pages[page]?.(), app, page);
  });
  const openPage = () => {
    setLocale(machine.locale);
    chunks = new Set();
    const loaders = memoize((app: string) => memoize(remoteOf(app)));
    const loadPage: LoadPage = (app, page) => loaders(app)(page);
    return { loadPage, chunks };
  };
  return { shell, openPage };
}

function sourcesOf(builds: Readonly<Record<string, BuildSources>>, app: string) {
  const build = builds[app];
  if (!build) throw new Error(`it loads a page of ${app}, whose build it may not run`);
  const read: ReadSource = (file) => {
    const source = build.sources[file];
    if (source === undefined) throw new Error(`${file} is not a file of its release`);
    return source;
  };
  return { read, server: build.server };
}
