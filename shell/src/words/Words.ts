import type { Language } from '@mirqam/shared/contract/languages';

/** The words of the shell in one language: plain data, which the HTML carries. */
export interface Words {
  /** The publisher, as pages in this language spell it. */
  readonly name: string;
  readonly language: Language;
  readonly skip: string;
  /** The name of the link around the logo. */
  readonly home: string;
  readonly menu: {
    readonly label: string;
    readonly open: string;
    readonly close: string;
    /** What follows the label of a link to a page in English. */
    readonly inEnglish: string;
  };
  /** What follows the name of a column of links in the footer. */
  readonly inFooter: string;
  readonly rights: string;
  /** The button of the header, unless a route sets another. */
  readonly start: { readonly label: string; readonly href: string };
  readonly scheme: Readonly<Record<'label' | 'system' | 'light' | 'dark', string>>;
  /** The name of the loader. */
  readonly loading: string;
  readonly failure: { readonly message: string; readonly retry: string };
  readonly goHome: string;
  readonly notFound: { readonly title: string; readonly heading: string };
  /** The same in other languages, on hosts that have one not-found page for all. */
  readonly alsoNotFound?: readonly Readonly<Record<'lang' | 'dir' | 'href' | 'heading' | 'goHome', string>>[];
}
