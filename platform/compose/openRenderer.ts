import type { Composition } from '@mirqam/shared/contract/Composition';
import { pageCsp } from '@mirqam/shared/contract/csp';
import { releaseFolder } from '@mirqam/shared/contract/Release';
import type { PageBody } from '@mirqam/shared/contract/Renderer';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import type { Store } from '../store/Store.ts';
import { checkBody } from './checkBody.ts';
import { checkImages } from './checkImages.ts';
import type { Releases } from './compose.ts';
import { pagePath } from './listPages.ts';
import { loadBuilds } from './loadBuilds.ts';
import type { PageToRender } from './PageToRender.ts';
import { openResources, type PageResources } from './resources.ts';

/** A rendered page as values, so that no check parses its HTML. */
interface RenderedPage extends Pick<PageBody, 'links' | 'ids'> {
  /** The HTML before and after the elements of the composition. */
  readonly start: Buffer;
  readonly end: Buffer;
  readonly resources: PageResources;
}

type RenderPage = (page: PageToRender) => Promise<RenderedPage>;

/** Returns a function that renders one page of a composition after another; the first call loads the builds for Node. */
export function openRenderer(store: Store, composition: Composition, releases: Releases, base = ''): RenderPage {
  const findResources = openResources(store, releases, composition);
  let loading: ReturnType<typeof loadBuilds> | undefined;
  return oneByOne(async (page) => {
    loading ??= loadBuilds(store, releases);
    const { shell, openPage } = await loading;
    const { loadPage, chunks } = openPage();
    const path = pagePath(page);
    const rendering = () => shell.renderBody({ composition, path, base, isNotFound: !page.about, loadPage });
    const where = `${page.about?.path ?? 'the not-found page'} of ${page.app}`;
    const body = await renderBody(where, page.app, rendering);
    checkBody(where, body);
    checkImages(where, body, releases);
    const resources = await findResources(page, chunks);
    const folderOf = (app: string) => `/${releaseFolder(app, releases[app]?.version ?? '')}`;
    const { start, end } = shell.renderDocument({
      body: body.html,
      about: page.about,
      isListed: Boolean(page.route && !page.route.isUnlisted) && !base,
      base,
      policy: pageCsp(resources.styles.map(({ integrity }) => integrity)),
      shellFolder: folderOf('shell'),
      folder: folderOf(page.app),
      ...resources,
    });
    const links = [...body.links, ...trailLinks(page)];
    return { start: Buffer.from(start), end: Buffer.from(end), links, ids: body.ids, resources };
  });
}

/** The links of the breadcrumbs, which only search engines get. */
const trailLinks = ({ about }: PageToRender) => about?.trail?.flatMap(({ path }) => path ?? []) ?? [];

/** Renders one page at a time, so that the chunks recorded at that time are those of this page. */
function oneByOne(render: RenderPage): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return (page) => {
    const rendering = last.then(() => render(page));
    last = rendering.catch(() => undefined);
    return rendering;
  };
}

async function renderBody(where: string, app: string, render: () => Promise<PageBody>): Promise<PageBody> {
  try {
    return await within(render(), renderBudget);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${where} cannot be rendered: ${errorMessage(error)}; fix the page and publish ${app} again`);
  }
}

const renderBudget = 20_000;

/** Rejects after a time limit: Node would end without a message at a promise that never settles. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`did not finish within ${milliseconds / 1000} s`)), milliseconds);
  });
  return await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
