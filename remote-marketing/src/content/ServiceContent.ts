import type {
  ArtName,
  Banner,
  ChecklistItem,
  Faq,
  IconName,
  ServiceFacts,
  Step,
} from '@mirqam/shared/contract/content/Content';
import type { RichText } from '@mirqam/shared/contract/content/RichTree';
import type { Tone } from '@mirqam/shared/contract/Tone';
import type { KeyFigure } from './KeyFigure.ts';
import type { TableExample } from './ServiceExample.ts';
import type { ServiceTile } from './ServiceTile.ts';
import type { ShareImage } from './ShareImage.ts';

/** The data of a service for routes, menus, the cards of the home page and drawings. */
export interface Service {
  readonly path: `/${'' | 'ar/'}services/${string}`;
  readonly page: `${string}Page`;
  /** The heading of page and card, and the label in the menus. */
  readonly title: string;
  /** For browsers and search engines: the heading and what it is about. */
  readonly pageTitle: string;
  /** For search engines: 120 to 155 characters, unique on the site. */
  readonly description: string;
  /** For search engines, as is `audience`. */
  readonly serviceType: string;
  readonly audience: string;
  readonly tone: Tone;
  /** `id` is its place on the home page. */
  readonly card: Pick<ServiceCard, 'id' | 'img' | 'mbimg' | 'detail' | 'para'>;
  /** The sections of the page with a menu entry of their own. */
  readonly offers?: readonly { readonly label: string; readonly fragment: `#${string}` }[];
  /** The words on the share image. */
  readonly shareLines: ShareImage['lines'];
}

/** The content of the page of a service, in the order of the page. */
export interface ServiceContent {
  readonly tone: Tone;
  readonly banner: Banner;
  readonly facts: ServiceFacts;
  readonly keyFigures: readonly [KeyFigure, KeyFigure, KeyFigure];
  readonly dualTone: DualTone;
  /** Readable, below what visitors get. */
  readonly example?: TableExample;
  /** The background of the key figures. */
  readonly proofs?: readonly Facts[];
  readonly steps: { readonly heading: string; readonly list: readonly Step[] };
  readonly listCard: ListCard;
  readonly tiles?: { readonly heading: string; readonly list: readonly ServiceTile[] };
  readonly checklist: { readonly heading: string; readonly desc: string; readonly list: readonly ChecklistItem[] };
  /** The slides of "Why work with us": twice as many as a wide screen shows. */
  readonly reasons: readonly { readonly heading: string; readonly desc: string }[];
  /** What universities are offered, with a menu entry of its own. */
  readonly university?: Facts;
  /** The limits of all services, which other pages link to. */
  readonly limits?: Facts;
  readonly gradient: { readonly heading: string; readonly desc: string };
  readonly faqs: readonly Faq[];
}

export interface DualTone {
  readonly leftside: { readonly heading: string; readonly para: RichText; readonly list: readonly string[] };
  readonly rightside: {
    readonly heading: string;
    readonly list: readonly { readonly img: IconName; readonly desc: string }[];
  };
}

/** Terms with a line each. */
export interface Facts {
  /** Of a section that other pages link to. */
  readonly id?: string;
  readonly heading: string;
  readonly desc: string;
  readonly list: readonly {
    readonly term: string;
    readonly desc: string;
    /** Of a schedule: the first and the last of its days or weeks, counted from 1. */
    readonly span?: readonly [first: number, last: number];
  }[];
  readonly para?: RichText;
}

export interface ListCard {
  readonly title: string;
  readonly cards: readonly {
    readonly heading: string;
    readonly desc: string;
    readonly img: IconName;
    readonly list: readonly string[];
    /** The page of the service that the card describes. */
    readonly link?: string;
  }[];
}

export interface ServiceCard {
  readonly id: number;
  readonly img: ArtName;
  readonly mbimg: ArtName;
  /** A row of the example of the service, shown on the drawing: its head, then a line for each cell. */
  readonly detail: readonly [head: string, ...lines: string[]];
  readonly title: string;
  readonly para: string;
  readonly link: string;
}
