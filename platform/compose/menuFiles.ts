import type { Composition, CompositionApp, MenuFile } from '@mirqam/shared/contract/Composition';
import { type Language, languages } from '@mirqam/shared/contract/languages';
import type { ShownMenus } from '@mirqam/shared/contract/Menu';

/** The script with the links of an app to other menus than header and footer, for the pages of a language. */
export const menuFileIn = ({ menuFile, menuFiles }: CompositionApp, { tag }: Language): MenuFile | undefined =>
  menuFiles?.[tag] ?? menuFile;

/** The files that a page loads in its first round, because it shows menus of theirs as cards. */
export function menuFilesOf(
  { apps }: Pick<Composition, 'apps'>,
  shows: ShownMenus = {},
  language: Language = languages[0],
): Readonly<Record<string, MenuFile>> {
  const files = Object.entries(apps).flatMap(([app, pinned]) => {
    const file = menuFileIn(pinned, language);
    const [, , ...menus] = file ?? [];
    return file && menus.some((menu) => shows[menu] === 'cards') ? [[app, file] as const] : [];
  });
  return Object.fromEntries(files);
}
