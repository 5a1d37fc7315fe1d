import type { ArtName } from '@mirqam/shared/contract/content/Content';

/** The marks under "Services we work with". */
export interface PartnersContent {
  readonly heading: string;
  readonly desc: string;
  readonly list: readonly { readonly img: ArtName; readonly alt: string; readonly desc: string }[];
}
