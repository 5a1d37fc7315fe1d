import { inLanguage, languages } from '@mirqam/shared/contract/languages';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import { checkMarkup } from '../../compose/gates/budgets.ts';
import { judgeBody } from '../../compose/gates/checkBody.ts';
import { checkLinks } from '../../compose/gates/checkLinks.ts';
import type { RenderedBody } from '../../compose/render/RenderJob.ts';
import { RenderProcess } from '../../compose/render/RenderProcess.ts';
import { siteAddress } from '../../compose/siteAddress.ts';
import { attempt, errorMessage } from '../../messages/UserError.ts';
import { checkFiles } from '../../release/checkFiles.ts';
import { placeOf } from '../../release/placeOf.ts';
import { findApp, pathInCheckout } from '../../workspace/workspace.ts';
import { appSources } from '../appSources.ts';
import { placeOfCause } from '../errors/placeOfCause.ts';
import { NodeBuild } from '../NodeBuild.ts';
import { type Checkout, findOwnPage, type OwnPage } from '../readCheckout.ts';
import { shippedDrawings } from './shippedDrawings.ts';

/** A page to check. */
export interface PageCheckRequest {
  readonly root: string;
  readonly path: string;
  readonly checkout: Checkout;
  /** The patterns of the routes of all other apps; undefined if they are not known. A link to any other page is dead. */
  readonly elsewhere: readonly string[] | undefined;
  /** The URL of this dev server, which has the pages of all other apps too. */
  readonly origin: string;
  /** The apps whose sources have changed since the last request. */
  readonly changed: readonly string[];
}

const builds = new Map<string, NodeBuild>();

/**
 * Finds what a promotion would refuse of a page of the checkout: renders it as a promotion does, and applies the same gates.
 * Resolves to messages with the place of the fault in the sources. Without the budgets of scripts and styles, which only a
 * build for production has.
 */
export async function findPageFaults(request: PageCheckRequest): Promise<readonly string[]> {
  const { root, path, checkout, changed } = request;
  for (const app of changed) builds.get(app)?.forget();
  const own = findOwnPage(checkout, path);
  if (!own) return [];
  const { value: faults, problem } = await attempt(() => judge(request, own)).catch((error) => ({
    value: undefined,
    problem: `${path} of ${own.app} cannot be rendered: ${errorMessage(error)}`,
  }));
  const messages = problem === undefined ? (faults ?? []) : [problem];
  return await Promise.all(messages.map((message) => withPlace(root, own, message)));
}

async function judge(request: PageCheckRequest, own: OwnPage): Promise<readonly string[]> {
  const { root, path } = request;
  const { html, values } = await render(request, own);
  const { files } = await buildOf(root, own.app).get();
  const drawn = await shippedDrawings(own.app, values.images, () => appSources(findApp(root, own.app)).art.get());
  const releases = { [own.app]: { app: `${own.app}/dev`, files: { ...files, ...drawn } } };
  const mine = values.images.filter((image) => !image.startsWith('/apps/shell/'));
  const where = `${path} of ${own.app}`;
  const checks = [
    () => judgeBody({ where, route: own.route, html, values: { ...values, images: mine }, releases }),
    () => checkFiles({ app: own.app, files }),
    () => checkMarkup(own.app, path, html),
  ];
  const faults = await Promise.all(checks.map((check) => attempt(check)));
  const dead = await deadLinks(request, { path, links: values.links, ids: values.ids });
  return [...faults.flatMap(({ problem }) => problem ?? []), ...dead];
}

function buildOf(root: string, app: string): NodeBuild {
  const build = builds.get(app) ?? new NodeBuild(findApp(root, app));
  builds.set(app, build);
  return build;
}

async function render({ root, checkout }: PageCheckRequest, { app, about }: OwnPage): Promise<RenderedBody> {
  const apps = { shell: { version: 'dev' }, ...checkout.apps };
  const renderer = await RenderProcess.open(app, {
    composition: { id: 'dev', site: siteAddress(), apps },
    base: '',
    builds: { shell: await buildOf(root, 'shell').get(), [app]: await buildOf(root, app).get() },
  });
  try {
    return await renderer.requestBody({ path: about.path, isNotFound: false });
  } finally {
    renderer.close();
  }
}

type LinkedPage = Pick<RenderedBody['values'], 'links' | 'ids'>;

/** The messages about dead links of a page. Renders the pages to whose parts it links. */
async function deadLinks(
  request: PageCheckRequest,
  page: LinkedPage & { readonly path: string },
): Promise<readonly string[]> {
  const { checkout, elsewhere, origin } = request;
  const isElsewhere = (path: string) =>
    elsewhere?.some((pattern) => [path, inLanguage(path, languages[0])].some((each) => matchPattern(pattern, each))) ??
    true;
  const paths = Object.values(checkout.routes).flatMap((routes) => routes.flatMap(({ paths }) => paths));
  const faults = page.links.map(async (link) => {
    const [path = '', fragment] = link.replace(/\?[^#]*/, '').split('#');
    const find = () => findOwnPage(checkout, path) ?? findOwnPage(checkout, inLanguage(path, languages[0]));
    const isOther = path.startsWith('/') && path !== page.path;
    const target = isOther ? find() : undefined;
    const isReleased = isOther && !target && isElsewhere(path);
    const released = isReleased && fragment ? await idsOfReleased(origin + path) : undefined;
    if (isReleased && !released) return [];
    const pages = new Map<string, LinkedPage>(paths.map(({ path }) => [path, { links: [], ids: [] }]));
    if (target && fragment) pages.set(path, { links: [], ids: (await render(request, target)).values.ids });
    if (released) pages.set(path, { links: [], ids: released });
    pages.set(page.path, { links: [link], ids: page.ids });
    return (await attempt(() => checkLinks(pages))).problem ?? [];
  });
  return (await Promise.all(faults)).flat();
}

/** The ids of a page of another app, which is not built here; undefined if it does not respond. */
async function idsOfReleased(url: string): Promise<readonly string[] | undefined> {
  const response = await fetch(url).catch(() => undefined);
  if (!response?.ok) return undefined;
  return [...(await response.text()).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Adds the line that contains what a message quotes, or that reads what it names, or the module of the page. */
async function withPlace(root: string, { app, route }: OwnPage, message: string): Promise<string> {
  if (/^\S+:\d+:\d+\n/.test(message)) return message;
  const folder = findApp(root, app);
  const cause = await placeOfCause(folder, `pages/${route.page}.tsx`, message);
  if (cause) return `${cause}\n${message}`;
  const quoted = [...message.matchAll(/"([^"]+)"|(?<= (?:to|shows) )(\S+?)(?=,|:? )/g)].map(([, a, b]) => a ?? b ?? '');
  for (const text of quoted) {
    const place = await placeOf(folder, text);
    if (!place.endsWith('/routes.ts')) return `${place}\n${message}`;
  }
  return `${pathInCheckout(folder.root, `src/pages/${route.page}.tsx`)}:1\n${message}`;
}
