import type { Composition } from '@mirqam/shared/contract/Composition';
import type { Releases } from '../../release/releases.ts';
import type { StoredComposition } from '../../release/schemas.ts';

/** The pages to generate; plain data, so that it can be sent to a thread. */
export interface PagesJob {
  readonly composition: Composition;
  readonly releases: Releases;
  /** The composition whose unchanged pages may be reused, see `openReuse`. */
  readonly previous: StoredComposition | undefined;
  /** The apps whose pages may break a newer rule, with a warning. */
  readonly proven: ReadonlySet<string>;
  /** The prefix of a preview, else empty. */
  readonly base: string;
}
