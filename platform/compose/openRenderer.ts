import type { Composition } from '@mirqam/shared/contract/Composition';
import { pagePolicy } from '@mirqam/shared/contract/contentPolicy';
import { type Release, releaseFolder } from '@mirqam/shared/contract/Release';
import type { PageBody, ShellServer } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { loadRemotePages, loadShell } from '../release/serverBuild.ts';
import type { Store } from '../store/Store.ts';
import type { Releases } from './compose.ts';
import type { PageToRender } from './PageToRender.ts';
import { findResources, type PageResources, type Stylesheets } from './resources.ts';

/** A rendered page as values: nobody reads them out of its HTML. */
interface RenderedPage extends Pick<PageBody, 'links' | 'ids'> {
  /** The HTML before and after the elements of the composition. */
  readonly start: Buffer;
  readonly end: Buffer;
  readonly resources: PageResources;
}

type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/** Loads the builds for Node of a composition and returns a function that renders one page after another. */
export async function openRenderer(
  store: Store,
  composition: Composition,
  releases: Releases,
  base = '',
): Promise<RenderPage> {
  const shellRelease = releases['shell'];
  if (!shellRelease) throw new UserError('a composition needs a shell');
  const fileOf = async ({ app, version, server }: Release) => {
    const folder = server.slice(0, server.lastIndexOf('/'));
    const local = await store.localFolder(`${releaseFolder(app, version)}/${folder}`);
    return `${local}${server.slice(folder.length)}`;
  };
  const shell = loadShell(await fileOf(shellRelease));
  const remotes = new Map<string, ReturnType<typeof loadRemotePages>>();
  const chunks = new Set<string>();
  const lent = { rendererModules: shell.modules, recordChunk: (name: string) => void chunks.add(name) };
  for (const release of Object.values(releases)) {
    if (release.app !== 'shell') remotes.set(release.app, loadRemotePages(release.app, await fileOf(release), lent));
  }
  const styles: Stylesheets = new Map();
  return oneByOne(async (page) => {
    chunks.clear();
    const { html, links, ids } = await renderBody(shell, remotes, composition, page, base);
    const resources = await findResources({ store, releases, composition, page, chunks, styles });
    const { start, end } = shell.renderDocument({
      body: html,
      about: page.about,
      isListed: Boolean(page.route && !page.route.isUnlisted) && !base,
      base,
      policy: pagePolicy(resources.styles.map(({ integrity }) => integrity)),
      shellFolder: `/${releaseFolder('shell', shellRelease.version)}`,
      folder: `/${releaseFolder(page.app, releases[page.app]?.version ?? '')}`,
      ...resources,
    });
    return { start: Buffer.from(start), end: Buffer.from(end), links, ids, resources };
  });
}

/** The recorded chunks must be those of one page, so no two pages are rendered at the same time. */
function oneByOne(render: RenderPage): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return (page) => {
    const rendering = last.then(() => render(page));
    last = rendering.catch(() => undefined);
    return rendering;
  };
}

const renderBudget = 20_000;

/** Rejects after a while: a page that never resolves would end the command without a message. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not finish within ${milliseconds / 1000} s`)), milliseconds);
  });
  return await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

async function renderBody(
  shell: ShellServer,
  remotes: ReadonlyMap<string, ReturnType<typeof loadRemotePages>>,
  composition: Composition,
  { app, about }: PageToRender,
  base: string,
) {
  const loading = new Map<string, ReturnType<ReturnType<typeof loadRemotePages>>>();
  const where = `${about?.path ?? 'the not-found page'} of ${app}`;
  try {
    const rendering = shell.renderBody({
      composition,
      path: about?.path ?? '/404',
      base,
      isNotFound: !about,
      loadPage: (owner, page) => {
        const load = remotes.get(owner);
        if (!load) throw new Error(`there is no remote ${owner}`);
        const key = `${owner}/${page}`;
        const known = loading.get(key) ?? load(page);
        loading.set(key, known);
        return known;
      },
    });
    const body = await within(rendering, renderBudget);
    if (body.mainHeadings.length === 0) throw new Error('rendered without a main heading');
    return body;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${where} cannot be rendered: ${errorMessage(error)}; fix the page and publish ${app} again`);
  }
}
