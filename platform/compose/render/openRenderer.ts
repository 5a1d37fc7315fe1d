import type { Composition } from '@mirqam/shared/contract/Composition';
import { pageCsp } from '@mirqam/shared/contract/csp';
import { languages } from '@mirqam/shared/contract/languages';
import { previewBase } from '@mirqam/shared/contract/preview';
import type { DocumentRequest } from '@mirqam/shared/contract/Renderer';
import type { Route } from '@mirqam/shared/contract/Route';
import { attempt, errorMessage, UserError } from '../../messages/UserError.ts';
import { addressOf } from '../../release/publicKeys.ts';
import { readStored } from '../../release/readStored.ts';
import { policyOf, type Releases } from '../../release/releases.ts';
import { mapInParallel } from '../../store/mapInParallel.ts';
import type { Store } from '../../store/Store.ts';
import { judgeBody } from '../gates/checkBody.ts';
import { memoize } from '../memoize.ts';
import { listPages, type PageToRender, pagePath } from '../pages/listPages.ts';
import { openResources, type PageResources } from '../pages/openResources.ts';
import type { Rendering } from '../pages/reuse.ts';
import { siteAddress } from '../siteAddress.ts';
import type { BuildSources } from './RenderJob.ts';
import { RenderProcess } from './RenderProcess.ts';

/** A rendered page as values, so that no check parses its HTML. */
export interface RenderedPage extends Rendering {
  readonly resources: PageResources;
  /** The first rule for content that the page breaks. */
  readonly fault: string | undefined;
}

/** A page that is rendered or reused; a reused one was judged when it was rendered. */
export type FoundRendering = Rendering & Partial<Pick<RenderedPage, 'resources' | 'fault'>>;

/** Returns a renderer of one composition: each app renders in a process of its own, and the shell writes the documents. */
export function openRenderer(store: Store, composition: Composition, releases: Releases, base = '') {
  const { site = siteAddress() } = composition;
  const findResources = openResources(store, releases, composition);
  const paths = new Set(listPages(releases).map(pagePath));
  const { processOf, close } = openProcesses(store, composition, releases, base);
  const shareImageOf = ({ app, about }: PageToRender) => {
    const release = releases[app];
    return release && about?.image ? addressOf(release, about.image.file) : undefined;
  };
  const renderFreshBody = async (page: PageToRender, where: string) => {
    const process = await processOf(page.app);
    const request = { path: pagePath(page), isNotFound: !page.about, alsoIn: page.alsoIn };
    const { html, values, chunks } = await explain(where, page.app, process.requestBody(request));
    const images = [...values.images, ...[shareImageOf(page) ?? []].flat()];
    const { problem: fault } = await attempt(() => {
      const { shell, [page.app]: own } = releases;
      // The files of other remotes go with their next releases.
      const shipped = { ...(shell ? { shell } : {}), ...(own ? { [page.app]: own } : {}) };
      judgeBody({ where, route: page.route, html, values: { ...values, images }, releases: shipped });
      checkSource(where, page, paths);
    });
    return { html, links: [...values.links, ...trailLinks(page)], ids: values.ids, chunks, fault };
  };
  /** Puts the body of an earlier rendering into its document, or runs the page. Rejects with a `UserError` if that throws. */
  const render = async (page: PageToRender, earlier?: Rendering): Promise<RenderedPage> => {
    const where = `${page.about?.path ?? 'the not-found page'} of ${page.app}`;
    const { html, ...body } = earlier ? bodyOf(earlier) : await renderFreshBody(page, where);
    const resources = await findResources(page, new Set(body.chunks));
    const shell = await processOf('shell');
    const rendering = requestDocument(shell, {
      body: html,
      about: page.about,
      ...languageOfPage(page),
      alsoIn: page.alsoIn,
      site,
      isListed: Boolean(page.route) && !base.startsWith(previewBase('')),
      base,
      policy: pageCsp(
        resources.styles.map(({ integrity }) => integrity),
        withEndpoint(page.route?.origins, site.reports),
        policyOf(releases).csp,
      ),
      drawings: drawingsOf(releases['shell']),
      shareImage: shareImageOf(page),
      ...resources,
    });
    return { ...(await explain(where, page.app, rendering)), ...body, resources };
  };
  return { render, close };
}

/** Stands in a document for the body and for each style; the shell escapes it where a page has it in its words. */
const mark = '<!--here-->';

/**
 * Asks for a document without the body and the styles, which the process need not read, and inserts them: to send them there
 * and back takes longer than to write the document.
 */
async function requestDocument(process: RenderProcess, { body, styles, ...rest }: DocumentRequest) {
  const marked = { ...rest, body: mark, styles: styles.map(({ url }) => ({ url, text: mark })) };
  const { start, end } = await process.requestDocument(marked);
  const head = start.split(mark);
  const [before, after, ...others] = end.split(mark);
  if (before === undefined || after === undefined || others.length > 0 || head.length !== styles.length + 1)
    throw new Error('the shell writes a document without its body or its styles, or with one of them twice');
  const from = Buffer.byteLength(before);
  return {
    start: Buffer.from(head.map((part, index) => part + (styles[index]?.text ?? '')).join('')),
    end: Buffer.from(before + body + after),
    bodyAt: [from, from + Buffer.byteLength(body)] as const,
  };
}

/** The body of an earlier rendering, which passed the rules. */
function bodyOf({ end, links, ids, chunks, bodyAt }: Rendering) {
  return { html: Buffer.from(end.subarray(...bodyAt)).toString(), links, ids, chunks, fault: undefined };
}

/** The origins that a route asks for, with that of the endpoint for reports. */
const withEndpoint = (origins: Route['origins'] = {}, reports: string | undefined) =>
  reports ? { ...origins, connect: [...(origins.connect ?? []), new URL(reports).origin] } : origins;

/** The processes of one composition, which start when they are first needed. */
function openProcesses(store: Store, composition: Composition, releases: Releases, base: string) {
  const opened: Promise<RenderProcess>[] = [];
  const buildOf = memoize((app: string) => readNodeBuild(store, releases, app));
  const open = async (app: string) => {
    const names = [...new Set(['shell', app])];
    const builds = await Promise.all(names.map(async (name) => [name, await buildOf(name)] as const));
    return await RenderProcess.open(app, { composition, base, builds: Object.fromEntries(builds) });
  };
  const processOf = memoize((app: string) => {
    const opening = open(app);
    opened.push(opening);
    return opening;
  });
  const close = async () => {
    for (const result of await Promise.allSettled(opened)) if (result.status === 'fulfilled') result.value.close();
  };
  return { processOf, close };
}

/** The build for Node of an app, each file checked. */
async function readNodeBuild(store: Store, releases: Releases, app: string): Promise<BuildSources> {
  const release = releases[app];
  if (!release) throw new Error(`${app} is not part of the composition`);
  const read = readStored(store, release);
  const sources = await mapInParallel(Object.keys(release.serverFiles), async (file) => {
    return [file, (await read(file)).toString()] as const;
  });
  return { server: release.server, sources: Object.fromEntries(sources) };
}

function languageOfPage({ language = languages[0], translations }: PageToRender) {
  const addresses = translations?.map(({ language: { tag }, path }) => [tag, path] as const);
  return { language: language.tag, ...(addresses ? { translations: Object.fromEntries(addresses) } : {}) };
}

/** The addresses of the drawings of the shell, by name. */
const drawingsOf = (shell: Releases[string] | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(shell?.files ?? {}).flatMap((file) =>
      shell && file.startsWith('art/') ? [[file.slice('art/'.length), addressOf(shell, file)]] : [],
    ),
  );

/** The links of the breadcrumbs; visitors do not see these, only search engines do. */
const trailLinks = ({ about }: PageToRender) => about?.trail?.flatMap(({ path }) => path ?? []) ?? [];

/** Throws a `UserError` for a page that repeats one which does not exist; only search engines read which. */
function checkSource(where: string, { about, app }: PageToRender, paths: ReadonlySet<string>): void {
  const source = about?.schema && 'isBasedOn' in about.schema ? about.schema.isBasedOn : undefined;
  if (!source || paths.has(source)) return;
  throw new UserError(`${where} is based on ${source}, which no app has: correct "isBasedOn" and publish ${app} again`);
}

async function explain<T>(where: string, app: string, rendering: Promise<T>): Promise<T> {
  try {
    return await rendering;
  } catch (error) {
    throw new UserError(`${where} cannot be rendered: ${errorMessage(error)}; fix the page and publish ${app} again`);
  }
}
