import type { ArtName, Banner, IconName, RichText } from '@mirqam/shared/contract/content/Content';
import type { FolioKind } from '@mirqam/shared/contract/content/FolioKind';
import type { AudienceValue } from './audiences.ts';

/** A journal service: all that the site says of it, in one file, `<audience>/<slug>.ts`. */
export interface JournalService {
  readonly entry: JournalEntry;
  readonly content: JournalContent;
}

/** What menus and search engines show of a service; visitors do not download it. */
export interface JournalEntry {
  readonly audience: AudienceValue;
  readonly slug: string;
  readonly label: string;
  /** At most 12 words, unique on the site: the card on the home page. */
  readonly desc: string;
  readonly icon: IconName;
  /** 120 to 155 characters for search engines, unique on the site. */
  readonly description: string;
  /** What the drawings of the sections show, in their order. */
  readonly drawings: readonly FolioKind[];
}

/** What the page `/journals/<audience>/<slug>` shows. */
export interface JournalContent {
  readonly audience: AudienceValue;
  /** `maintitle`, the `h1`, is the label of the entry. */
  readonly banner: Banner;
  readonly section1: JournalSection;
  readonly section2?: JournalSection;
  readonly section3?: JournalSection;
  /** Three or six cards under "Why use these services?". */
  readonly services: readonly { readonly heading: string; readonly para: RichText }[];
}

export interface JournalSection {
  /** Names the drawing, and decides what its kind leaves to chance. */
  readonly img: ArtName;
  /** The text alternative of the drawing; empty where it only decorates. */
  readonly alt: string;
  readonly title: string;
  readonly heading?: string;
  readonly heading1?: string;
  readonly para1: RichText;
  readonly heading2?: string;
  readonly para2?: RichText;
  readonly list: readonly { readonly icon: IconName; readonly para: RichText }[];
}
