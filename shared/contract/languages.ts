/** A language of the site. */
export interface Language {
  /** Its tag as in `lang`, see https://www.rfc-editor.org/info/bcp47. */
  readonly tag: string;
  /** Its own name for itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** The start of the addresses of its pages: the rest is that of the English page. */
  readonly prefix: '' | `/${string}`;
  /** The locale for link previews, see https://ogp.me. */
  readonly locale: string;
}

/** The languages of the site, the default first. The shell has the words of each in `shell/src/words/`. */
export const languages = [
  { tag: 'en', name: 'English', direction: 'ltr', prefix: '', locale: 'en_GB' },
  { tag: 'ar', name: 'العربية', direction: 'rtl', prefix: '/ar', locale: 'ar_AR' },
] as const satisfies readonly [Language, ...Language[]];

/** The language of the page at an address of the site: its prefix says so. */
export const languageOf = (address: string): Language =>
  languages.find(({ prefix }) => prefix && prefix === /^\/[^/?#]*/.exec(address)?.[0]) ?? languages[0];

/** The address of a page, or of a part of one, in another language, whether or not the page exists. */
export function inLanguage(address: string, { prefix }: Pick<Language, 'prefix'>): string {
  const own = address.slice(languageOf(address).prefix.length);
  const plain = own.startsWith('/') ? own : `/${own}`;
  return prefix ? prefix + plain.replace(/^\/(?=$|[?#])/, '') : plain;
}
