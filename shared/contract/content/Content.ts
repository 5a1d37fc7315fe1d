import type { RichText } from './RichTree.ts';

/** A drawing of the app's `art.ts`, by name, or a view of one as `name#view`. */
export type ArtName = string;

/** The name of an icon in `shared/ui/art/icons/iconPaths`. */
export type IconName =
  | 'arrow-right'
  | 'book'
  | 'calendar'
  | 'chart'
  | 'check'
  | 'clock'
  | 'compass'
  | 'file'
  | 'globe'
  | 'graduation'
  | 'languages'
  | 'layers'
  | 'lock'
  | 'mail'
  | 'megaphone'
  | 'message'
  | 'microscope'
  | 'pen'
  | 'presentation'
  | 'search'
  | 'server'
  | 'settings'
  | 'shield'
  | 'sprout'
  | 'star'
  | 'users';

export interface Banner {
  /** A short line above the heading. */
  readonly title?: string;
  /** The `h1`. */
  readonly maintitle: string;
  readonly desc: string;
}

export interface ChecklistItem {
  readonly img: IconName;
  readonly para: RichText;
}

export interface Step {
  readonly title: string;
  readonly desc: string;
}

export interface Faq {
  readonly question: string;
  readonly para: RichText;
}

/** One option of a dropdown: the value that a form sends, and the text that people read. */
export interface DropdownOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

/** What a reader asks first about a service, in a few words each: no sentence, no full stop. */
export interface ServiceFacts {
  readonly send: string;
  readonly receive: string;
  /** Left out where only the quotation can say. */
  readonly when?: string;
  /** Left out where only the quotation can say. */
  readonly cost?: string;
  readonly decides: string;
}

export interface Testimonial {
  readonly id: number;
  /** Written by us, and marked as an example where visitors see it. */
  readonly isSample: boolean;
  readonly name: string;
  readonly role: string;
  /** 1 to 5. */
  readonly ratings: number;
  readonly review: string;
}

/**
 * What the pages promise, sentence by sentence, for the publisher to sign off: the specification promises what is
 * `specified`; what is `proposed` moves to `confirmed` once the publisher can keep it. The test of a register also finds
 * sentences that speak of time, money or protection and promise nothing: these are `remarks`.
 */
export type PromiseRegister = Readonly<
  Record<`/${string}`, Readonly<Partial<Record<'specified' | 'proposed' | 'confirmed' | 'remarks', readonly string[]>>>>
>;
