import type { Composition } from '@mirqam/shared/contract/Composition';
import type { MenuLinks } from '@mirqam/shared/contract/Menu';
import { attempt, UserError } from '../../messages/UserError.ts';
import type { Store } from '../../store/Store.ts';
import { openRenderer, type RenderedPage } from '../render/openRenderer.ts';
import type { PageToRender } from './listPages.ts';
import type { PagesJob } from './PagesJob.ts';
import { openReuse, openValues, type Rendering } from './reuse.ts';

type MenusByApp = Readonly<Record<string, MenuLinks>>;

interface FoundPage {
  /** Without resources if it is reused. */
  readonly found: Rendering & Partial<Pick<RenderedPage, 'resources' | 'fault'>>;
  /** The composition with the menus that it shows. */
  readonly shown: Composition;
  /** Why these are not those of today. */
  readonly problem?: string;
}

/**
 * Returns a function that reuses or renders a page. One that cannot be rendered with the menus of today keeps those that it
 * has: another app has changed the menus, and only the team of the page can repair it.
 */
export function openPageFinder(store: Store, { composition, releases, previous, base }: PagesJob) {
  const findReusable = openReuse(store, composition, base ? undefined : previous);
  const { render, close } = openRenderer(store, composition, releases, base);
  const isSame = (app: string) => previous?.apps[app]?.version === composition.apps[app]?.version;
  const keepMenus = async (page: PageToRender) => {
    if (!previous || !isSame('shell') || !isSame(page.app)) return undefined;
    const { menus = menusOf(previous) } = (await openValues(store, previous)(page)) ?? {};
    const shown = withMenus(composition, menus);
    const renderer = openRenderer(store, shown, releases, base);
    const { value: found } = await attempt(async () => renderer.render(page, await findReusable(page, true))).finally(
      renderer.close,
    );
    const urls = Object.values(menus).flatMap((own) =>
      Object.values(own).flatMap((links) => links.map(([, url]) => url)),
    );
    // A page that these menus link to may be gone.
    const links = found?.links.filter((link) => !urls.includes(link)) ?? [];
    return found && { found: { ...found, links, menus }, shown };
  };
  const findPage = async (page: PageToRender): Promise<FoundPage> => {
    const earlier = await findReusable(page);
    if (earlier && !earlier.isSwitched) return { found: earlier, shown: composition };
    const { value, problem } = await attempt(() => render(page, earlier));
    if (value) return { found: value, shown: composition };
    const kept = await keepMenus(page);
    if (!kept) throw new UserError(problem);
    return { ...kept, problem: `accepted with the menus that it had: ${problem}` };
  };
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
