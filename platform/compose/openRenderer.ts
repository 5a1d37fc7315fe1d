import type { Composition } from '@mirqam/shared/contract/Composition';
import { pageCsp } from '@mirqam/shared/contract/csp';
import { previewBase } from '@mirqam/shared/contract/preview';
import { releaseAddress } from '@mirqam/shared/contract/Release';
import type { Route } from '@mirqam/shared/contract/Route';
import { attempt } from '../messages/attempt.ts';
import { errorMessage } from '../messages/errorMessage.ts';
import { UserError } from '../messages/UserError.ts';
import { readStored } from '../release/readStored.ts';
import { lastingAddresses } from '../release/shareImages.ts';
import { mapInParallel } from '../store/mapInParallel.ts';
import type { Store } from '../store/Store.ts';
import { checkBody } from './checkBody.ts';
import { checkFileLinks, checkImages, checkPictures } from './checkImages.ts';
import { checkNesting } from './checkNesting.ts';
import { checkEmbedded } from './checkOrigins.ts';
import type { Releases } from './compose.ts';
import { listPages, pagePath } from './listPages.ts';
import type { BuildSources } from './openBuilds.ts';
import { openResources, type PageResources } from './openResources.ts';
import type { PageToRender } from './PageToRender.ts';
import { RenderThread } from './RenderThread.ts';
import type { Rendering } from './renderings.ts';
import { policyOf } from './rootFiles.ts';
import { shellAddresses } from './shellAddresses.ts';
import { siteAddress } from './siteAddress.ts';

/** A rendered page as values, so that no check parses its HTML. */
interface RenderedPage extends Rendering {
  readonly resources: PageResources;
  /** Absent, because it is not stored yet. */
  readonly rendering?: undefined;
  /** The first rule for content that the page breaks. */
  readonly fault: string | undefined;
}

type RenderPage = (page: PageToRender, earlier?: Rendering) => Promise<RenderedPage>;

interface Renderer {
  /** Puts the body of an earlier rendering into its document, or runs the page. Rejects with a `UserError` if that throws. */
  readonly render: RenderPage;
  readonly close: () => Promise<void>;
}

/** Returns a renderer of one composition, which renders one page after another in a thread. */
export function openRenderer(store: Store, composition: Composition, releases: Releases, base = ''): Renderer {
  const { site = siteAddress() } = composition;
  const findResources = openResources(store, releases, composition);
  const shareImages = lastingAddresses(releases);
  const paths = new Set(listPages(releases).map(pagePath));
  const addresses = shellAddresses(composition);
  let starting: Promise<RenderThread> | undefined;
  const start = async () => RenderThread.open({ composition, base, builds: await readBuilds(store, releases) });
  const folderOf = (app: string) => releaseAddress(app, releases[app]?.version ?? '');
  const renderBody = async (thread: RenderThread, page: PageToRender, where: string) => {
    const request = { path: pagePath(page), isNotFound: !page.about };
    const { html, values, chunks } = await explain(where, page.app, thread.renderBody(request));
    const shareImage = page.about?.image ? [`${folderOf(page.app)}/${page.about.image.file}`] : [];
    const { problem: fault } = await attempt(() => {
      checkBody(where, values, page.route?.allowed);
      checkNesting(where, html);
      checkImages(where, [...values.images, ...shareImage], releases, page.route?.origins?.img);
      checkPictures(where, values);
      checkFileLinks(where, values, releases);
      checkEmbedded(where, values, page.route?.origins);
      checkSource(where, page, paths);
    });
    return { html: undefined, links: [...values.links, ...trailLinks(page)], ids: values.ids, chunks, fault };
  };
  const render = oneByOne(async (page, earlier) => {
    starting ??= start();
    const thread = await starting;
    const where = `${page.about?.path ?? 'the not-found page'} of ${page.app}`;
    const { html, chunks, ...body } = (earlier && bodyOf(earlier)) ?? (await renderBody(thread, page, where));
    const resources = await findResources(page, new Set(chunks));
    const rendering = thread.renderDocument({
      body: html,
      about: page.about,
      site,
      isListed: Boolean(page.route) && !base.startsWith(previewBase('')),
      base,
      policy: pageCsp(
        resources.styles.map(({ integrity }) => integrity),
        withEndpoint(page.route?.origins, site.reports),
        policyOf(releases).csp,
      ),
      shellFolder: folderOf('shell'),
      folder: folderOf(page.app),
      shareImages,
      earlier: addresses,
      ...resources,
    });
    return { ...(await explain(where, page.app, rendering)), ...body, chunks: [...chunks], resources };
  });
  const close = async () => await (await starting)?.close();
  return { render, close };
}

/** The body of an earlier rendering, which passed the rules; undefined if an old checkout has rendered it. */
function bodyOf({ end, links, ids, chunks, bodyAt }: Rendering) {
  if (!bodyAt || !chunks) return undefined;
  return { html: Buffer.from(end.subarray(...bodyAt)).toString(), links, ids, chunks, fault: undefined };
}

/** The origins that a route asks for, with that of the endpoint for reports. */
const withEndpoint = (origins: Route['origins'] = {}, reports: string | undefined) =>
  reports ? { ...origins, connect: [...(origins.connect ?? []), new URL(reports).origin] } : origins;

/** The builds for Node of all apps, each file checked. */
async function readBuilds(store: Store, releases: Releases): Promise<Readonly<Record<string, BuildSources>>> {
  const builds = await mapInParallel(Object.values(releases), async (release) => {
    const read = readStored(store, release);
    const sources = await mapInParallel(Object.keys(release.serverFiles), async (file) => {
      return [file, (await read(file)).toString()] as const;
    });
    return [release.app, { server: release.server, sources: Object.fromEntries(sources) }] as const;
  });
  return Object.fromEntries(builds);
}

/** The links of the breadcrumbs; visitors do not see these, only search engines do. */
const trailLinks = ({ about }: PageToRender) => about?.trail?.flatMap(({ path }) => path ?? []) ?? [];

/** Throws a `UserError` for a page that repeats one which does not exist; only search engines read which. */
function checkSource(where: string, { about, app }: PageToRender, paths: ReadonlySet<string>): void {
  const source = about?.schema && 'isBasedOn' in about.schema ? about.schema.isBasedOn : undefined;
  if (!source || paths.has(source)) return;
  throw new UserError(`${where} is based on ${source}, which no app has: correct "isBasedOn" and publish ${app} again`);
}

/** Renders one page at a time, so that all chunks that are recorded during a render belong to its page. */
function oneByOne(render: RenderPage): RenderPage {
  let last: Promise<unknown> = Promise.resolve();
  return (...request) => {
    const rendering = last.then(() => render(...request));
    last = rendering.catch(() => undefined);
    return rendering;
  };
}

async function explain<T>(where: string, app: string, rendering: Promise<T>): Promise<T> {
  try {
    return await rendering;
  } catch (error) {
    throw new UserError(`${where} cannot be rendered: ${errorMessage(error)}; fix the page and publish ${app} again`);
  }
}
