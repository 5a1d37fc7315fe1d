/**
 * A paragraph. It may hold the tags `p strong em a[href] ul ol li br`; the build turns them into a tree, and
 * refuses anything else with the file, the field and the tag.
 */
export type RichText = string;

/** A drawing of the app's `art.ts`, by name, or a view of one as `name#view`. */
export type ArtName = string;

/** The name of an icon in `shared/ui/art/icons/iconPaths`. */
export type IconName =
  | 'arrow-right'
  | 'book'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'clock'
  | 'compass'
  | 'file'
  | 'globe'
  | 'graduation'
  | 'languages'
  | 'layers'
  | 'lock'
  | 'mail'
  | 'megaphone'
  | 'message'
  | 'microscope'
  | 'pen'
  | 'presentation'
  | 'search'
  | 'server'
  | 'settings'
  | 'shield'
  | 'sprout'
  | 'star'
  | 'users';

export interface Banner {
  /** A short line above the heading. */
  readonly title?: string;
  /** The `h1`. */
  readonly maintitle: string;
  readonly desc: string;
}

export interface ChecklistItem {
  readonly img: IconName;
  readonly para: RichText;
}

export interface Step {
  readonly title: string;
  readonly desc: string;
}

export interface Faq {
  readonly question: string;
  readonly para: RichText;
}
