import type { FactsWords, SliderWords } from '@mirqam/shared/contract/content/Words';
import type { SitePath } from '@mirqam/shared/contract/SitePath';

interface PageLink {
  readonly label: string;
  readonly href: SitePath;
}

/** The few words that several pages share, in one language. */
export interface PageLabels {
  /** The accessible name of the breadcrumbs. */
  readonly trail: string;
  readonly home: PageLink;
  readonly contact: PageLink;
  readonly keyFigures: string;
  readonly nextTheme: string;
  /** Marks an example. */
  readonly example: string;
}

export interface ServiceLabels extends PageLabels {
  /** The breadcrumb above a service, and the group of its menu entry. */
  readonly services: string;
  readonly reasons: string;
  readonly faqs: string;
  readonly facts: FactsWords;
  readonly slider: SliderWords;
  /** Describes the share image of a service, with `{title}` and `{tone}`. */
  readonly shareImage: string;
}
