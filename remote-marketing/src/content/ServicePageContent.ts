import type {
  ArtName,
  Banner,
  ChecklistItem,
  Claim,
  DualTone,
  Faq,
  ListCard,
  ServiceTile,
  Step,
} from '@mirqam/shared/contract/content/Content';
import type { Tone } from '@mirqam/shared/contract/Tone';

/** One of the four pages under Services, in the order in which it is read. */
export interface ServicePageContent {
  readonly tone: Tone;
  /** The drawing beside the checklist. */
  readonly img: ArtName;
  readonly banner: Banner;
  readonly claims: readonly Claim[];
  readonly dualTone: DualTone;
  readonly steps: { readonly heading: string; readonly list: readonly Step[] };
  readonly listCard: ListCard;
  readonly tiles: { readonly heading: string; readonly desc: string; readonly list: readonly ServiceTile[] };
  readonly checklist: { readonly heading: string; readonly desc: string; readonly list: readonly ChecklistItem[] };
  /** The slides of "Why work with us". */
  readonly reasons: readonly { readonly heading: string; readonly desc: string }[];
  readonly gradient: { readonly heading: string; readonly desc: string };
  readonly faqs: readonly Faq[];
}
