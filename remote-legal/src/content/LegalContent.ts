import type { RichText } from '@mirqam/shared/contract/content/RichTree';

/** A section within a part. */
interface LegalSubheading {
  readonly title: string;
  readonly desc?: string;
  readonly para?: RichText;
  readonly list?: readonly string[];
}

/** A numbered part of a legal text. */
export interface LegalPart {
  /** The anchor, so that links survive a change of number. */
  readonly id: string;
  /** Starts with the number of the part, as text: "7. Security measures". */
  readonly heading: string;
  readonly desc: string;
  readonly para?: RichText;
  readonly list?: readonly string[];
  readonly subheading?: readonly LegalSubheading[];
}

/** A legal text: banner, introduction and parts. The date is text. */
export interface LegalContent {
  readonly banner: { readonly title: string; readonly desc: string; readonly date: string };
  readonly section: { readonly desc: string; readonly content: readonly LegalPart[] };
}
