import type { ServiceFacts } from './Content.ts';

/** The words of the audience selector in one language. */
export interface SelectorWords {
  /** "I'm an" */
  readonly audience: string;
  /** "and I need" */
  readonly service: string;
  readonly search: string;
  readonly loading: string;
  /** The announcement of a service that was chosen with its audience, with `{service}` for its name. */
  readonly selected: string;
}

/** The words of the strip of facts in one language. */
export interface FactsWords {
  readonly labels: Readonly<Record<keyof ServiceFacts, string>>;
  /** What stands for a fact that only the quotation can say. */
  readonly quoted: Required<Pick<ServiceFacts, 'when' | 'cost'>>;
}

/** The words of a slider in one language. */
export interface SliderWords {
  readonly previous: string;
  readonly next: string;
  /** The place of the slide in view, with `{last}` and `{count}`. */
  readonly one: string;
  /** The places of several, with `{first}` too. */
  readonly several: string;
}
