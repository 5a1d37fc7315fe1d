import type { LoadPage } from '@mirqam/shared/contract/Page';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import type { ShellServer } from '@mirqam/shared/contract/Renderer';
import { UserError } from '../messages/UserError.ts';
import { loadRemotePages, loadShell } from '../release/serverBuild.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';
import { memoize } from './memoize.ts';

/** The builds for Node of a composition. */
interface Builds {
  readonly shell: ShellServer;
  /** Returns the page loader of one rendering, and the set that collects the names of the chunks it loads. */
  readonly openPage: () => { readonly loadPage: LoadPage; readonly chunks: ReadonlySet<string> };
}

/** Loads the shell's renderer and the remotes' pages. Throws a `UserError` for a build that is missing or does not run. */
export async function loadBuilds(store: Store, releases: Releases): Promise<Builds> {
  const { shell: shellRelease, ...others } = releases;
  if (!shellRelease) throw new UserError('a composition needs a shell');
  const shell = loadShell(await findBuild(store, shellRelease));
  let chunks = new Set<string>();
  const lent = { rendererModules: shell.modules, recordChunk: (name: string) => void chunks.add(name) };
  const remotes = new Map<string, ReturnType<typeof loadRemotePages>>();
  for (const [app, release] of Object.entries(others)) {
    remotes.set(app, loadRemotePages(app, await findBuild(store, release), lent));
  }
  const openPage = () => {
    chunks = new Set();
    const pages = memoize((app: string) => {
      const load = remotes.get(app);
      if (!load) throw new Error(`there is no remote ${app}`);
      return memoize(load);
    });
    const loadPage: LoadPage = (app, page) => pages(app)(page);
    return { loadPage, chunks };
  };
  return { shell, openPage };
}

/** The local path of a release's build for Node. */
async function findBuild(store: Store, { app, version, server }: Release): Promise<string> {
  const folder = server.slice(0, server.lastIndexOf('/'));
  const local = await store.localFolder(`${releaseFolder(app, version)}/${folder}`);
  return `${local}${server.slice(folder.length)}`;
}
