import type { ArtName, Banner, ChecklistItem, IconName } from '@mirqam/shared/contract/content/Content';

export interface AboutContent {
  readonly banner: Banner;
  readonly heading: string;
  readonly title: string;
  readonly desc: readonly string[];
  readonly list: readonly {
    readonly number: string;
    readonly text: string;
    /** One line that says what the number counts. */
    readonly qualifier?: string | undefined;
  }[];
  readonly cards: readonly {
    readonly img: ArtName;
    readonly icon: IconName;
    readonly heading: string;
    readonly desc: string;
  }[];
  readonly tabs: readonly { readonly label: string; readonly desc: string; readonly list?: readonly ChecklistItem[] }[];
}

/** The headings of the sections of the about page. */
export interface AboutHeadings {
  readonly why: string;
  readonly mission: { readonly heading: string; readonly tabs: string };
  readonly call: { readonly heading: string; readonly desc: string };
}
