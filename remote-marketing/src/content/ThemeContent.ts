import type { Banner, ServiceTile } from '@mirqam/shared/contract/content/Content';
import type { Tone } from '@mirqam/shared/contract/Tone';

/** The page behind a card of the home page's carousel. */
export interface ThemeContent {
  readonly tone: Tone;
  readonly banner: Banner;
  readonly list: readonly { readonly heading: string; readonly desc: string }[];
  readonly services: { readonly heading: string; readonly desc: string; readonly list: readonly ServiceTile[] };
}
