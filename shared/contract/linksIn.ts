import { inLanguage, type Language, languageOf, languages } from './languages.ts';
import type { MenuLink, MenuLinks } from './Menu.ts';

/**
 * The links of each app for pages in a language: those to such pages and, where the translation of an English page has no
 * link in a menu, that of the English page, in the group where its neighbours are.
 */
export function linksIn(apps: readonly MenuLinks[], language: Language): readonly MenuLinks[] {
  const choose = linkChooser(apps, language);
  return apps.map((menus) =>
    Object.fromEntries(Object.entries(menus).map(([menu, links]) => [menu, links.flatMap(choose(menu))])),
  );
}

/** Returns a function that chooses the links of a menu. */
const linkChooser = (apps: readonly MenuLinks[], language: Language) => (menu: string) => {
  const all = apps.flatMap((menus) => menus[menu] ?? []);
  const own = new Map(all.filter(([, url]) => languageOf(url).tag === language.tag).map((link) => [link[1], link]));
  const translated = ([, url]: MenuLink) => own.get(inLanguage(url, language));
  const groups = new Map(all.flatMap((link) => (translated(link) ? [[link[3], translated(link)?.[3]] as const] : [])));
  return (link: MenuLink): readonly MenuLink[] => {
    const [label, url, order, group, ...card] = link;
    if (own.has(url)) return [link];
    if (languageOf(url) !== languages[0] || translated(link)) return [];
    return [group ? [label, url, order, groups.get(group) ?? group, ...card] : link];
  };
};
