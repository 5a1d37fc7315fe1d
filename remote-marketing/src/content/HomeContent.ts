import type { Testimonial } from '@mirqam/shared/contract/content/Content';
import type { SelectorWords } from '@mirqam/shared/contract/content/Words';
import type { SitePath } from '@mirqam/shared/contract/SitePath';
import type { KeyFigure } from './KeyFigure.ts';
import type { PageLabels } from './PageLabels.ts';
import type { ServiceCard } from './ServiceContent.ts';
import type { CarouselCard } from './ThemeContent.ts';

/** The names of a button that stops what moves, and starts it again. */
export interface PauseWords {
  readonly pause: string;
  readonly play: string;
}

/** The words of the home page, section by section. */
export interface HomeContent {
  readonly hero: { readonly title: string; readonly maintitle: string; readonly desc: string } & PauseWords;
  readonly errands: readonly { readonly label: string; readonly link: SitePath }[];
  readonly themes: {
    readonly heading: string;
    /** The accessible name, and what assistive technology calls it. */
    readonly name: string;
    readonly role: string;
    readonly previous: string;
    readonly next: string;
  } & PauseWords;
  readonly pillars: { readonly heading: string; readonly para: string };
  readonly recognition: {
    readonly heading: string;
    /** The accessible name of the choice. */
    readonly audience: string;
    readonly question: string;
    readonly link: string;
  };
  readonly services: string;
  readonly testimonials: {
    readonly heading: string;
    readonly note: string;
    readonly sample: string;
    readonly role: string;
    readonly slide: string;
    /** With `{place}` and `{count}`. */
    readonly place: string;
    /** With `{rating}`. */
    readonly rating: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly contact: { readonly heading: string; readonly para: string; readonly action: string };
}

/** The headings of the recognition section, by the audience's `value` in the menu `journals`. */
export type AudienceHeadings = Readonly<Record<string, string>>;

/** The stations of a paper, in order. `drawing` names what happens to the sheet there. */
export interface JourneyContent {
  readonly heading: string;
  readonly desc: string;
  readonly stations: readonly {
    readonly drawing: 'desk' | 'checks' | 'reviewers' | 'decision' | 'doi' | 'indexes';
    readonly title: string;
    readonly desc: string;
  }[];
}

/** All words of the home page in one language. */
export interface HomeWords {
  readonly home: HomeContent;
  readonly labels: PageLabels;
  readonly selector: SelectorWords;
  readonly keyFigures: readonly KeyFigure[];
  readonly journey: JourneyContent;
  readonly audiences: AudienceHeadings;
  readonly services: readonly ServiceCard[];
  readonly themes: readonly CarouselCard[];
  readonly testimonials: readonly Testimonial[];
}
