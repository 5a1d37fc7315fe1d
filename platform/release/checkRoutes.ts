import { isActionOf, startOfAction } from '@mirqam/shared/contract/Composition';
import { languageOf, languages } from '@mirqam/shared/contract/languages';
import { siteMenus } from '@mirqam/shared/contract/Menu';
import type { Release } from '@mirqam/shared/contract/Release';
import type { Route, RoutePath } from '@mirqam/shared/contract/Route';
import { fullTitle } from '@mirqam/shared/contract/site';
import { isReserved } from '../hosting/siteTable.ts';
import { UserError } from '../messages/UserError.ts';
import { redirectsOfRoute } from './addresses.ts';
import { findBoast } from './findBoast.ts';

/** Search engines cut longer titles off. */
const longestTitle = 60;
/** The header of every page has room for it. */
const longestLabel = 60;
/** Search engines show descriptions of these lengths in full. Arabic says the same in fewer letters. */
const descriptionLength = { en: { least: 120, most: 155 }, other: { least: 95, most: 155 } } as const;

interface Described {
  readonly app: string;
  readonly route: Pick<Route, 'language' | 'allowed'>;
  readonly about: RoutePath;
}

/** A rule that a page breaks. */
interface RouteFault {
  readonly message: string;
  /** The words of the route to change. */
  readonly text: string;
}

/** An app and its routes. */
export type AppRoutes = Pick<Release, 'app' | 'routes'>;

/**
 * Throws a `UserError` for the first page whose title, description or trail breaks a rule, alone or beside the others, for a
 * link in a menu that is too long, not shown, or boasts, and for a new header's button on a page of another app. Returns the messages
 * of faults that `live`, the apps that visitors have today, have as well: a newer rule must not block what it cannot prevent.
 */
export function checkRoutes(apps: readonly AppRoutes[], live: readonly AppRoutes[] = []): readonly string[] {
  const known = new Set([...messagesOf(live), ...findForeignActions(live, live)]);
  const messages = messagesOf(apps);
  const fault = [...messages, ...findForeignActions(apps, live)].find((message) => !known.has(message));
  if (fault) throw new UserError(fault);
  return messages;
}

function messagesOf(apps: readonly AppRoutes[]): readonly string[] {
  const shown = apps.flatMap(({ routes }) => routes.flatMap(({ shows = {} }) => Object.keys(shows)));
  const menus = new Set([...siteMenus, ...shown]);
  const ofMenus = pagesOf(apps).flatMap((page) => findMenuFaults(page, menus));
  return [...findRouteFaults(apps).map(({ message }) => message), ...ofMenus];
}

/** The buttons of routes that would stand on pages which other apps have had before. */
function findForeignActions(apps: readonly AppRoutes[], live: readonly AppRoutes[]): readonly string[] {
  const before = new Set(pagesOf(live).map(({ about }) => about.path));
  const pages = pagesOf(apps).filter(({ about }) => before.has(about.path));
  return apps.flatMap(({ app, routes }) =>
    routes.flatMap(({ pattern, action }) => {
      if (!action) return [];
      const button = [startOfAction(pattern), action.label, action.href] as const;
      const others = pages.filter((page) => page.app !== app && isActionOf(page.about.path, button));
      return others.map(
        (other) =>
          `the header's button of ${app} for ${button[0]} would stand on ${nameOf(other)}: begin its pattern with a part of its own`,
      );
    }),
  );
}

function findMenuFaults(page: Described, menus: ReadonlySet<string>): readonly string[] {
  const known = [...menus].join(', ');
  return (page.about.menus ?? []).flatMap(({ menu, group = '', label, desc = '' }) => {
    const boast = findBoast(
      `a link of ${nameOf(page)} in the menu "${menu}"`,
      [group, label, desc].join('\n'),
      page.route.allowed,
    );
    if (boast) return boast;
    const { length } = label.length > group.length ? label : group;
    if (length > longestLabel)
      return `${nameOf(page)} has a link of ${length} characters in the menu "${menu}": write at most ${longestLabel}`;
    if (menus.has(menu)) return [];
    return `${nameOf(page)} has a link in the menu "${menu}", which no page shows: choose one of ${known}`;
  });
}

const pagesOf = (apps: readonly AppRoutes[]) =>
  apps.flatMap(({ app, routes }) =>
    routes.flatMap((route) => route.paths.map((about): Described => ({ app, route, about }))),
  );

/** Every page whose title, description or trail breaks a rule, alone or beside the others. */
export function findRouteFaults(apps: readonly AppRoutes[]): readonly RouteFault[] {
  const pages = pagesOf(apps);
  return [
    ...pages.flatMap(faultsOf),
    ...findTwins(pages, 'title'),
    ...findTwins(pages, 'description'),
    ...findCaseTwins(apps),
  ];
}

/**
 * Addresses of pages and redirects that differ only in case. Hosts and disks that ignore case would take one for the other:
 * a redirect between them would lead to itself, or its file replace the page.
 */
export function findCaseTwins(apps: readonly AppRoutes[]): readonly RouteFault[] {
  const known = new Map<string, { readonly address: string; readonly name: string }>();
  const addresses = apps.flatMap(({ app, routes }) =>
    routes.flatMap((route) =>
      [...route.paths.map(({ path }) => path), ...redirectsOfRoute(route).map(({ from }) => from)].map((address) => {
        return { address, name: `${address} in ${app}` };
      }),
    ),
  );
  return addresses.flatMap((each) => {
    const { address, name } = each;
    const lower = address.toLowerCase();
    const other = known.get(lower);
    known.set(lower, other ?? each);
    const faults = [];
    if (other && other.address !== address)
      faults.push(
        `${other.name} and ${name} differ only in case, so that some hosts and disks take one for the other: change or remove one`,
      );
    if (address !== lower && isReserved(lower))
      faults.push(`${name} differs only in case from ${lower}, which is reserved by the site: change it`);
    return faults.map((message) => ({ message, text: address }));
  });
}

function faultsOf({ app, route, about: { path, title, description, trail } }: Described): readonly RouteFault[] {
  const { tag, prefix } = languageOf(path);
  const { least, most } = descriptionLength[tag === languages[0].tag ? 'en' : 'other'];
  const titleLength = fullTitle(title).length;
  const name = `${path} in ${app}`;
  const faults: RouteFault[] = [];
  const { language = languages[0].tag, allowed } = route;
  if (language !== tag)
    faults.push({
      message: `${name} is below ${prefix || '/'} but its route has the language ${language}: give the route \`language: '${tag}'\`, or change the path`,
      text: path,
    });
  if (titleLength > longestTitle)
    faults.push({
      message: `the title of ${name} has ${titleLength} characters with the site's name: write at most ${longestTitle}`,
      text: title,
    });
  if (description.length < least || description.length > most)
    faults.push({
      message: `the description of ${name} has ${description.length} characters: write ${least} to ${most}`,
      text: description,
    });
  for (const [what, text] of Object.entries({ title, description })) {
    const message = findBoast(`the ${what} of ${name}`, text, allowed);
    if (message) faults.push({ message, text });
  }
  if (trail && trail.at(-1)?.path !== path)
    faults.push({
      message: `the trail of ${name} does not end at the page itself: add it as the last step`,
      text: path,
    });
  return faults;
}

function findTwins(pages: readonly Described[], field: 'title' | 'description'): readonly RouteFault[] {
  const known = new Map<string, Described>();
  return pages.flatMap((page) => {
    const text = page.about[field];
    const other = known.get(text);
    known.set(text, page);
    if (!other) return [];
    const message = `${nameOf(other)} and ${nameOf(page)} have the same ${field}: change one`;
    return [{ message, text }];
  });
}

const nameOf = ({ app, about }: Described) => `${about.path} in ${app}`;
