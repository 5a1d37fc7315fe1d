import type { FactsWords, SelectorWords } from '@mirqam/shared/contract/content/Words';
import type { SiteLink } from '@mirqam/shared/contract/SitePath';
import type { Audiences } from './audiences.ts';

/** The words of the pages in one language, beside the content of the services. */
export interface JournalWords {
  readonly audiences: Audiences;
  readonly direction?: 'rtl';
  /** The folder of its share images. */
  readonly art: '' | `${string}/`;
  /** The part of the addresses before audience and slug. */
  readonly base: `/${string}`;
  readonly home: { readonly label: string; readonly href: SiteLink };
  readonly contact: { readonly label: string; readonly href: SiteLink };
  /** The group of the header that links to the audiences. */
  readonly header: string;
  /** The accessible name of the breadcrumbs. */
  readonly trail: string;
  /** The accessible name of the bar with the selector. */
  readonly search: string;
  readonly selector: SelectorWords;
  readonly facts: FactsWords;
  readonly reasons: string;
  readonly specimen: SpecimenWords;
}

export interface SpecimenWords {
  readonly example: string;
  /** The control of a marked copy. */
  readonly changes: string;
  readonly comments: string;
  /** Screen readers get these two before a change. */
  readonly deleted: string;
  readonly inserted: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** Two letters on a colour. */
  readonly sample: string;
  /** With `{hex}` and `{ratio}`. */
  readonly contrast: string;
}
