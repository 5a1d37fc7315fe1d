import type { Composition } from '@mirqam/shared/contract/Composition';
import { pageCsp } from '@mirqam/shared/contract/csp';
import { fullTitle } from '@mirqam/shared/contract/fullTitle';
import { matchPattern } from '@mirqam/shared/contract/matchPattern';
import type { RenderDocument } from '@mirqam/shared/contract/Renderer';
import { compositionElements } from '../compose/compositionElements.ts';
import { type Answer, answerWith, redirectTo } from './Answer.ts';
import type { DevChoice, DevPage } from './browser/DevState.ts';
import { devHead } from './devHead.ts';
import { relaxCsp } from './devHeaders.ts';
import { type Checkout, findOwnPage, type OwnPage } from './readCheckout.ts';
import { type ReleasedPage, releasedPage } from './releasedPage.ts';
import { rewritePage } from './rewritePage.ts';
import type { SourceFile } from './SourceFile.ts';
import type { Upstream } from './Upstream.ts';

export interface PagesSetup {
  readonly readCheckout: () => Promise<Checkout>;
  /** Present when the shell is built from source. */
  readonly document: SourceFile<RenderDocument> | undefined;
  readonly upstream: Upstream | undefined;
  /** Whether apps that are not built from source belong to the site, or can only be switched to. */
  readonly isMixed: boolean;
  /** What tells pages of one state of the sources from those of another. */
  readonly stampOf: (checkout: Checkout) => Pick<DevPage, 'server' | 'page'>;
}

/**
 * Writes a page: of the checkout, of a deployed site, or of both; `whole` is the path with the prefix of a preview.
 * Rejects with a `UserError` when the site fails.
 */
export async function answerPage(setup: PagesSetup, path: string, whole: string): Promise<Answer> {
  const checkout = await setup.readCheckout();
  const own = findOwnPage(checkout, path);
  const released = await askForPage(setup, whole, own);
  if (released?.kind === 'redirect') return redirectTo(released.location, released.status);
  const composition = mix(setup, checkout, released?.composition);
  const isKnown = own !== undefined || (setup.isMixed && isTheirs(released, checkout, path));
  const request = { setup, checkout, path, own, released, composition, isKnown };
  const html = setup.document
    ? writeOwn(request, await setup.document.get())
    : released && rewriteTheirs(request, released);
  if (!html) throw new Error('a site without a shell needs a deployed one');
  return answerWith(isKnown ? 200 : 404, 'text/html; charset=utf-8', html);
}

type Found = Extract<ReleasedPage, { kind: 'page' }>;

interface PageRequest {
  readonly setup: PagesSetup;
  readonly checkout: Checkout;
  readonly path: string;
  readonly own: OwnPage | undefined;
  readonly released: Found | undefined;
  readonly composition: Composition;
  readonly isKnown: boolean;
}

async function askForPage(
  { upstream, isMixed, document }: PagesSetup,
  whole: string,
  own: OwnPage | undefined,
): Promise<ReleasedPage | undefined> {
  if (!upstream) return undefined;
  try {
    const answer = await releasedPage(upstream, document ? upstream.base + whole : whole);
    // A page of the checkout is shown even where the deployed site leads elsewhere; any page of that will do around it.
    if (answer.kind === 'redirect' && (own || !isMixed)) return await releasedPage(upstream, `${upstream.base}/`);
    return answer;
  } catch (error) {
    if (isMixed) throw error;
    return undefined;
  }
}

function mix({ isMixed }: PagesSetup, { apps }: Checkout, theirs: Composition | undefined): Composition {
  if (!theirs || !isMixed) return { id: 'dev', apps };
  return { ...theirs, apps: { ...theirs.apps, ...apps } };
}

/** A page of an app that is not built from source. */
function isTheirs(released: Found | undefined, { apps }: Checkout, path: string): boolean {
  if (released?.status !== 200) return false;
  return Object.entries(released.composition.apps).some(
    ([app, { routes = [] }]) => !apps[app] && routes.some(([pattern]) => matchPattern(pattern, path)),
  );
}

function writeOwn(request: PageRequest, renderDocument: RenderDocument) {
  const { own, released, composition, isKnown, path } = request;
  const { start, end } = renderDocument({
    body: '',
    about: isKnown ? (own?.about ?? { path, title: '', description: '' }) : undefined,
    isListed: false,
    base: '',
    policy: relaxCsp(pageCsp([])),
    styles: [],
    scripts: [{ url: '/apps/shell/dev/main.js', integrity: '' }],
    preloads: [],
    fonts: [],
    shellFolder: '/apps/shell/dev',
    folder: own ? `/apps/${own.app}/dev` : '/apps/shell/dev',
    dev: {
      head: devHead(describe(request), ['/apps/shell/dev/main.css']),
      title: isKnown && !own ? released?.title : undefined,
    },
  });
  return start + compositionElements(composition) + end;
}

function rewriteTheirs(request: PageRequest, released: Found): string {
  const { setup, checkout, own, composition, isKnown } = request;
  // Its own not-found page stays as it is; a page that only the checkout has lost becomes one.
  const isEmptied = own !== undefined || (!isKnown && released.status === 200);
  return rewritePage(released.document, {
    composition,
    replaced: Object.keys(checkout.apps),
    origin: setup.upstream?.origin ?? '',
    head: `${devHead(describe(request), [])}\n`,
    ...(isEmptied ? { emptied: { title: fullTitle(own?.about.title ?? 'Page not found'), isNotFound: !isKnown } } : {}),
  });
}

function describe({ setup, checkout, released }: PageRequest): DevPage {
  const { upstream, stampOf } = setup;
  const names = new Set([...Object.keys(checkout.apps), ...Object.keys(released?.composition.apps ?? {})]);
  const choices = [...names].map((app): readonly [string, DevChoice] => {
    const mine = checkout.apps[app];
    const theirs = released?.composition.apps[app];
    return [app, { ...(mine ? { mine } : {}), ...(theirs ? { theirs } : {}) }];
  });
  return {
    ...stampOf(checkout),
    ...(released && upstream ? { from: upstream.name, origin: upstream.origin } : {}),
    apps: Object.fromEntries(choices),
  };
}
