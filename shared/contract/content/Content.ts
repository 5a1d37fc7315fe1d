import type { SitePath } from '../SitePath.ts';
import type { Tone } from '../Tone.ts';

/**
 * A paragraph. It may hold the tags `p strong em a[href] ul ol li br`; the build turns them into a tree, and
 * refuses anything else with the file, the field and the tag.
 */
export type RichText = string;

/** A drawing of the app's `art.ts`, by name; `img` is for wide screens, `mbimg` for narrow ones. */
export type ArtName = string;

/** The name of an icon in `shared/ui/Icon`. */
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

export interface DualTone {
  readonly leftside: { readonly heading: string; readonly para: RichText; readonly list: readonly string[] };
  readonly rightside: {
    readonly heading: string;
    readonly list: readonly { readonly img: IconName; readonly desc: string }[];
  };
}

export interface ListCard {
  readonly title: string;
  readonly desc: string;
  readonly cards: readonly {
    readonly heading: string;
    readonly desc: string;
    readonly img: IconName;
    readonly list: readonly string[];
  }[];
}

export interface ServiceTile {
  readonly img: IconName;
  readonly title: string;
  readonly desc: string;
  /** A link of the tile, where there is one. */
  readonly link?: SitePath;
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

export interface Claim {
  readonly figure: string;
  readonly label: string;
  /** One line that limits the claim and changes no number. */
  readonly qualifier: string;
}

export interface Testimonial {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  /** 1 to 5. */
  readonly ratings: number;
  readonly review: string;
}

export interface CarouselCard {
  readonly id: number;
  readonly img: ArtName;
  readonly mbimg: ArtName;
  readonly title: string;
  readonly para: string;
  readonly link: SitePath;
  readonly color: Tone;
}

export interface ServiceCard {
  readonly id: number;
  readonly img: ArtName;
  readonly mbimg: ArtName;
  readonly title: string;
  readonly para: string;
  readonly link: SitePath;
}
