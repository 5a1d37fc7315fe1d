import type { Composition } from '@mirqam/shared/contract/Composition';
import type { MenuLinks } from '@mirqam/shared/contract/Menu';
import { attempt, UserError } from '../../messages/UserError.ts';
import type { Store } from '../../store/Store.ts';
import { type FoundRendering, openRenderer } from '../render/openRenderer.ts';
import type { PageToRender } from './listPages.ts';
import type { PagesJob } from './PagesJob.ts';
import { acceptedFault, openPageFaults } from './pageFaults.ts';
import { openReuse, openValues } from './reuse.ts';

type MenusByApp = Readonly<Record<string, MenuLinks>>;

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
  const isSame = (app: string) => previous?.apps[app]?.version === composition.apps[app]?.version;
  const keepMenus = async (page: PageToRender) => {
    if (!previous || !isSame('shell') || !isSame(page.app)) return undefined;
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
