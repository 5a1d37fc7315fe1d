import type { Language } from '@mirqam/shared/contract/languages';
import type { Route, RoutePath } from '@mirqam/shared/contract/Route';

/** A page to generate: its route and path, or the not-found page of a language, which has neither. */
export interface PageToRender {
  readonly app: string;
  readonly route: Route | undefined;
  readonly about: RoutePath | undefined;
  /** English if it is absent. */
  readonly language?: Language;
  /** The tags of the other languages of the not-found page that speaks all of them. */
  readonly alsoIn?: readonly string[];
  /** Its address in each language in which the app has it, its own among them; absent where that is the only one. */
  readonly translations?: readonly Translation[];
}

/** A page in a language. */
export interface Translation {
  readonly language: Language;
  readonly path: string;
}
