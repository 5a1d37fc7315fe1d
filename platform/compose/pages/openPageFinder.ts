import type { Composition } from '@mirqam/shared/contract/Composition';
import type { MenuLinks } from '@mirqam/shared/contract/Menu';
import { attempt, UserError } from '../../messages/UserError.ts';
import { type Releases, releasesOf } from '../../release/releases.ts';
import type { StoredComposition } from '../../release/schemas.ts';
import type { Store } from '../../store/Store.ts';
import { checkMarkup, checkResources, openSizeCache } from '../gates/budgets.ts';
import { type FoundRendering, openRenderer } from '../render/openRenderer.ts';
import { type PageToRender, pagePath } from './listPages.ts';
import { openReuse, openValues } from './reuse.ts';

/** The pages to generate; plain data, so that it can be sent to a thread. */
export interface PagesJob {
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose unchanged pages may be reused, see `openReuse`. */
  readonly previous: StoredComposition | undefined;
  /** The apps whose pages may break a newer rule, with a warning. */
  readonly proven: ReadonlySet<string>;
  /** The prefix of a preview, else empty. */
  readonly base: string;
}

interface FoundPage {
  readonly found: FoundRendering;
  /** The composition with the menus that it shows. */
  readonly shown: Composition;
  /** A newer rule that the page breaks, or why its menus are not those of today. */
  readonly warning?: string;
}

/**
 * Returns a function that reuses or renders a page, and judges it. One that cannot be rendered with the menus of today, or
 * breaks a rule with them, keeps those that it has: another app has changed the menus, and only the team of the page can
 * repair it.
 */
export function openPageFinder(store: Store, job: PagesJob) {
  const { composition, releases, previous, proven, base } = job;
  const findReusable = openReuse(store, composition, base ? undefined : previous);
  const { render, close: closeRenderer } = openRenderer(store, composition, releases, base);
  const { findFault, findFaultBefore, close: closeFaults } = openPageFaults(store, job);
  const judge = async (page: PageToRender, drawn: FoundPage): Promise<FoundPage> => {
    const fault = await findFault(page, drawn.found);
    if (!fault) return drawn;
    if (!proven.has(page.app) && fault !== (await findFaultBefore(page))) throw new UserError(fault);
    return { ...drawn, warning: acceptedFault(fault) };
  };
  const findWithMenusOfToday = async (page: PageToRender) => {
    const earlier = await findReusable(page);
    const found = earlier && !earlier.isSwitched ? earlier : await render(page, earlier);
    return await judge(page, { found, shown: composition });
  };
  const keepMenus = async (page: PageToRender) => {
    if (!previous || !isUnchanged(job, page)) return undefined;
    const { menus = menusOf(previous) } = (await openValues(store, previous)(page)) ?? {};
    const shown = withMenus(composition, menus);
    const renderer = openRenderer(store, shown, releases, base);
    const urls = Object.values(menus).flatMap((own) =>
      Object.values(own).flatMap((links) => links.map(([, url]) => url)),
    );
    const draw = async () => {
      const found = await renderer.render(page, await findReusable(page, true));
      // A page that these menus link to may be gone.
      const links = found.links.filter((link) => !urls.includes(link));
      return await judge(page, { found: { ...found, links, menus }, shown });
    };
    return (await attempt(draw).finally(renderer.close)).value;
  };
  const findPage = async (page: PageToRender): Promise<FoundPage> => {
    const { value, problem } = await attempt(() => findWithMenusOfToday(page));
    if (value) return value;
    const kept = await keepMenus(page);
    if (!kept) throw new UserError(problem);
    return { ...kept, warning: `accepted with the menus that it had: ${problem}` };
  };
  const close = async () => void (await Promise.allSettled([closeRenderer(), closeFaults()]));
  return { findPage, close };
}

/**
 * Returns two functions. One finds the first rule that a page breaks. The other finds the one that the same page breaks in the
 * previous composition, if its release and the shell are unchanged: that rule is newer than the page.
 */
function openPageFaults(store: Store, job: PagesJob) {
  const { releases, previous, base } = job;
  const measure = openSizeCache(store);
  const hasBudgets = !Object.values(releases).some(({ isDevelopment }) => isDevelopment);
  const findFault = async (page: PageToRender, { start, end, resources, fault }: FoundRendering) => {
    if (fault || !resources || !hasBudgets) return fault;
    const { problem } = await attempt(async () => {
      await checkResources(page.app, pagePath(page), resources, measure);
      await checkMarkup(page.app, pagePath(page), Buffer.concat([start, end]).toString());
    });
    return problem;
  };
  let earlier: Promise<ReturnType<typeof openRenderer>> | undefined;
  const findFaultBefore = async (page: PageToRender) => {
    if (!previous || !isUnchanged(job, page)) return undefined;
    earlier ??= releasesOf(store, previous).then((before) => openRenderer(store, previous, before, base));
    const opened = earlier;
    return (await attempt(async () => await findFault(page, await (await opened).render(page)))).value;
  };
  const close = async () => await (await earlier)?.close();
  return { findFault, findFaultBefore, close };
}

/** Whether the shell and the remote of a page are those of the previous composition. */
const isUnchanged = ({ composition, previous }: PagesJob, { app }: PageToRender) =>
  ['shell', app].every((name) => previous?.apps[name]?.version === composition.apps[name]?.version);

/** The warning about a rule that is broken by what visitors got before the rule. */
export const acceptedFault = (fault: string): string => `accepted, because it was live before: ${fault}`;

type MenusByApp = Readonly<Record<string, MenuLinks>>;

const menusOf = ({ apps }: Composition): MenusByApp =>
  Object.fromEntries(Object.entries(apps).map(([app, { menus = {} }]) => [app, menus]));

/** A composition whose pages carry these menus in full, because an app or a file that has some of the links may be gone. */
function withMenus(composition: Composition, menus: MenusByApp): Composition {
  const names = [...new Set([...Object.keys(composition.apps), ...Object.keys(menus)])].sort();
  const apps = names.map((name) => {
    const { menuFile: _, menuFiles: __, ...own } = composition.apps[name] ?? { version: '' };
    return [name, { ...own, menus: menus[name] ?? {} }] as const;
  });
  return { ...composition, apps: Object.fromEntries(apps) };
}
