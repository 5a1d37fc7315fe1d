import type { RichText } from '@mirqam/shared/contract/content/RichTree';
import type { SitePath } from '@mirqam/shared/contract/SitePath';

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

/** The words around a legal text in one language. */
export interface LegalLabels {
  /** The accessible name of the breadcrumbs. */
  readonly trail: string;
  readonly home: { readonly label: string; readonly href: SitePath };
  /** Stands before the date. */
  readonly updated: string;
  readonly contents: string;
  /** A question, followed by the e-mail address, `or`, the link to the contact page and a full stop. */
  readonly questions: string;
  readonly or: string;
  readonly contact: { readonly label: string; readonly href: SitePath };
  readonly up: string;
}
