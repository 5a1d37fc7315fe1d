import type { RichText } from '@mirqam/shared/contract/content/RichTree';

/** The words around two facing pages. */
export interface BookSpread {
  readonly heading: string;
  readonly desc: string;
  readonly note: string;
}

export interface BookPage {
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly para: RichText;
  readonly folio: number;
}
