import type { Federation } from '@mirqam/shared/federation/startFederation';
import type { ScrollRestoration } from '../arrival/scrollRestoration.ts';
import type { FirstLoad } from '../firstLoad/firstLoad.ts';
import type { Words } from '../words/Words.ts';

/** The state that lasts as long as the document; `openVisit.ts` makes it. */
export interface Visit {
  readonly federation: Federation;
  readonly firstLoad: FirstLoad;
  readonly scroll: ScrollRestoration;
  readonly words: Words;
  /** Whether the document is at an address that is not its own, where the browser follows its links. */
  readonly isAway: boolean;
}
