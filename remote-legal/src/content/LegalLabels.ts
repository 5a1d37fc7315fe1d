import type { SitePath } from '@mirqam/shared/contract/SitePath';

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
