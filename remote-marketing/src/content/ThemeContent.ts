import type { ArtName, Banner } from '@mirqam/shared/contract/content/Content';
import type { RichText } from '@mirqam/shared/contract/content/RichTree';
import type { Tone } from '@mirqam/shared/contract/Tone';
import type { ServiceTile } from './ServiceTile.ts';
import type { ShareImage } from './ShareImage.ts';
import type { ThemeFigure } from './ThemeFigure.ts';

/** The data of a theme for routes, the carousel of the home page and drawings. */
export interface Theme {
  readonly path: `/${string}`;
  readonly page: `${string}Page`;
  /** The heading of page and card. */
  readonly title: string;
  /** For browsers and search engines: the heading and what it is about. */
  readonly pageTitle: string;
  /** For search engines: 120 to 155 characters, unique on the site. */
  readonly description: string;
  readonly tone: Tone;
  /** The text of the card in the carousel. */
  readonly para: string;
  readonly shareImage: ShareImage;
}

/** The content of the page of a theme. */
export interface ThemeContent<F extends ThemeFigure = ThemeFigure> extends Pick<Theme, 'tone'> {
  readonly banner: Banner;
  /** The drawing below the banner; each page has one of its own kind. */
  readonly figure: F;
  readonly list: readonly { readonly heading: string; readonly para: RichText }[];
  readonly services: { readonly heading: string; readonly list: readonly ServiceTile[] };
}

export interface CarouselCard {
  readonly id: number;
  readonly img: ArtName;
  readonly mbimg: ArtName;
  readonly title: string;
  readonly para: string;
  readonly link: string;
  readonly color: Tone;
}
