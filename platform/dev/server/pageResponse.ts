import { type Composition, languagesOf } from '@mirqam/shared/contract/Composition';
import { pageCsp } from '@mirqam/shared/contract/csp';
import { inLanguage, languageOf, languages } from '@mirqam/shared/contract/languages';
import { linksIn, linksOfApps } from '@mirqam/shared/contract/Menu';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { RenderDocument } from '@mirqam/shared/contract/Renderer';
import { fullTitle } from '@mirqam/shared/contract/site';
import { compositionElements } from '../../compose/pages/pageComposition.ts';
import { siteAddress } from '../../compose/siteAddress.ts';
import type { DevChoice, DevPage } from '../browser/DevState.ts';
import type { DevSite } from '../DevSite.ts';
import { type Checkout, findOwnPage, type OwnPage } from '../readCheckout.ts';
import { type ReleasedPage, releasedPage, releasedPatterns } from '../upstream/releasedPage.ts';
import { devHead } from './client.ts';
import { type DevResponse, redirectTo, relaxCsp, respondWith } from './DevResponse.ts';
import { rewritePage } from './rewritePage.ts';

/**
 * Renders a page of the checkout, of a deployed site, or of both; `whole` is the path with the prefix of a preview.
 * Rejects with a `UserError` when the deployed site fails.
 */
export async function pageResponse(server: DevSite, path: string, whole: string): Promise<DevResponse> {
  const checkout = await server.readCheckout();
  const own = findOwnPage(checkout, path);
  const released = await findReleased(server, whole, own);
  if (released?.kind === 'redirect') return redirectTo(released.location, released.status);
  const english = inLanguage(path, languages[0]);
  if (!own && english !== path && findOwnPage(checkout, english)) return redirectTo(english, 307);
  const composition = mix(server, checkout, released?.composition, path);
  const isKnown = own !== undefined || (server.setup.isMixed && isReleased(released, checkout, path));
  const request = { server, checkout, path, own, released, composition, isKnown };
  const html = server.shell
    ? writeOwn(request, await server.shell.sources.document.get())
    : released && rewriteReleased(request, released);
  if (!html) throw new Error('without a shell from source, a deployed site must provide the page');
  return respondWith(isKnown ? 200 : 404, 'text/html; charset=utf-8', html);
}

type Found = Extract<ReleasedPage, { kind: 'page' }>;

interface PageRequest {
  readonly server: DevSite;
  readonly checkout: Checkout;
  readonly path: string;
  readonly own: OwnPage | undefined;
  readonly released: Found | undefined;
  readonly composition: Composition;
  readonly isKnown: boolean;
}

async function findReleased(
  { setup: { upstream, isMixed }, shell }: DevSite,
  whole: string,
  own: OwnPage | undefined,
): Promise<ReleasedPage | undefined> {
  if (!upstream) return undefined;
  try {
    const released = await releasedPage(upstream, shell ? upstream.base + whole : whole);
    // The deployed site redirects away from a page that the checkout has: use the document of its start page instead.
    if (released.kind === 'redirect' && (own || !isMixed)) return await releasedPage(upstream, `${upstream.base}/`);
    return released;
  } catch (error) {
    if (isMixed) throw error;
    return undefined;
  }
}

function mix(
  { setup: { isMixed } }: DevSite,
  checkout: Checkout,
  theirs: Composition | undefined,
  path: string,
): Composition {
  const links = linksIn(linksOfApps(checkout), languageOf(path));
  const own = Object.entries(checkout.apps).map(([app, pinned], index) => [
    app,
    { ...pinned, menus: links[index] ?? {} },
  ]);
  const apps: Composition['apps'] = Object.fromEntries(own);
  const all = { ...(isMixed ? theirs?.apps : {}), ...apps };
  const languages = languagesOf({ apps: all }).map(({ tag }) => tag);
  if (!theirs || !isMixed) return { id: 'dev', site: siteAddress(), apps, languages };
  return { ...theirs, apps: all, languages };
}

/** Whether the path belongs to an app that is not built from source. */
function isReleased(released: Found | undefined, checkout: Checkout, path: string): boolean {
  if (released?.status !== 200) return false;
  return releasedPatterns(released.composition, checkout).some((pattern) => matchPattern(pattern, path));
}

function writeOwn(request: PageRequest, renderDocument: RenderDocument) {
  const { own, released, composition, isKnown, path } = request;
  const { start, end } = renderDocument({
    body: '',
    about: isKnown ? (own?.about ?? { path, title: '', description: '' }) : undefined,
    site: siteAddress(),
    isListed: false,
    base: '',
    policy: relaxCsp(pageCsp([], own?.route.origins)),
    styles: [],
    scripts: [{ url: '/apps/shell/dev/main.js', integrity: '' }],
    preloads: [],
    fonts: [],
    drawings: Object.fromEntries(
      ['favicon.svg', 'apple-touch-icon.png', 'icon-512.png', 'og/default.png', 'og/ar/default.png'].map((name) => [
        name,
        `/apps/shell/dev/art/${name}`,
      ]),
    ),
    shareImage: own?.about.image && `/apps/${own.app}/dev/${own.about.image.file}`,
    dev: {
      head: devHead(
        describe(request),
        ['main', ...letters(path)].map((name) => `/apps/shell/dev/${name}.css`),
      ),
      title: isKnown && !own ? released?.title : undefined,
    },
  });
  return start + compositionElements(composition) + end;
}

/** The stylesheet of a language with letters of its own: see `shellConfig.ts`. */
function letters(path: string): readonly string[] {
  const { tag } = languageOf(path);
  return tag === languages[0].tag ? [] : [`letters-${tag}`];
}

function rewriteReleased(request: PageRequest, released: Found): string {
  const { server, checkout, own, composition, isKnown } = request;
  // The not-found page of the deployed site stays; a page that the checkout no longer has becomes one.
  const isEmptied = own !== undefined || (!isKnown && released.status === 200);
  return rewritePage(released.document, {
    composition,
    replaced: Object.keys(checkout.apps),
    origin: server.setup.upstream?.origin ?? '',
    head: `${devHead(describe(request), [])}\n`,
    ...(isEmptied ? { emptied: { title: fullTitle(own?.about.title ?? 'Page not found'), isNotFound: !isKnown } } : {}),
  });
}

function describe({ server, checkout, released }: PageRequest): DevPage {
  const { upstream } = server.setup;
  const names = new Set([...Object.keys(checkout.apps), ...Object.keys(released?.composition.apps ?? {})]);
  const choices = [...names].map((app): readonly [string, DevChoice] => {
    const mine = checkout.apps[app];
    const theirs = released?.composition.apps[app];
    return [app, { ...(mine ? { mine } : {}), ...(theirs ? { theirs } : {}) }];
  });
  return {
    ...server.stampOf(checkout),
    ...(released && upstream ? { from: upstream.name, origin: upstream.origin } : {}),
    apps: Object.fromEntries(choices),
  };
}
