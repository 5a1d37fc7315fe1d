import type { ArtName, IconName, RichText } from './Content.ts';

export interface JournalSection {
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

/** The content of one page `/journals/{type}/{slug}`. */
export interface JournalContent {
  /** `maintitle`, the `h1`, is the label of the menu and not repeated here. */
  readonly banner: { readonly desc: string };
  /** 120 to 155 characters for search engines, unique on the site. */
  readonly description: string;
  readonly section1: JournalSection;
  readonly section2?: JournalSection;
  readonly section3?: JournalSection;
  /** Three or six cards under "Why use these services?". */
  readonly services: readonly { readonly heading: string; readonly para: RichText }[];
}
