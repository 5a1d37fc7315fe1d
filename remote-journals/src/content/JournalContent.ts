import type { ArtName, Banner, IconName, ServiceFacts } from '@mirqam/shared/contract/content/Content';
import type { RichText } from '@mirqam/shared/contract/content/RichTree';
import type { AudienceValue } from './audiences.ts';
import type { Specimen } from './Specimen.ts';

/** A journal service: one file, `<audience>/<slug>.ts`. */
export interface JournalService {
  readonly entry: JournalEntry;
  readonly content: JournalContent;
}

/** The data of a service for routes, menus and drawings; visitors do not download it. */
export interface JournalEntry {
  readonly audience: AudienceValue;
  readonly slug: string;
  readonly label: string;
  /** The text of its card on the home page: at most 12 words, unique on the site. */
  readonly desc: string;
  readonly icon: IconName;
  /** For search engines: 120 to 155 characters, unique on the site. */
  readonly description: string;
}

/** The content of the page of a service. */
export interface JournalContent {
  readonly audience: AudienceValue;
  /** `maintitle` is the label of the entry. */
  readonly banner: Banner;
  readonly facts?: ServiceFacts;
  readonly section1: JournalSection;
  readonly section2?: JournalSection;
  readonly section3?: JournalSection;
  readonly specimen: Specimen;
  /** Three to six cards under "Why use these services?". */
  readonly services: readonly { readonly heading: string; readonly para: RichText }[];
}

export interface JournalSection {
  /** The name of the drawing below the detail; both languages share it. */
  readonly img: ArtName;
  /** The rows of the specimen that prove the section, from 0 in reading order: see `excerptOf`. */
  readonly rows: readonly number[];
  readonly title: string;
  readonly heading?: string;
  readonly heading1?: string;
  readonly para1: RichText;
  readonly heading2?: string;
  readonly para2?: RichText;
  readonly list: readonly { readonly icon: IconName; readonly para: RichText }[];
}
