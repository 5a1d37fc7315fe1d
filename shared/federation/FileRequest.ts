import type { LoadStage } from '../contract/preloadError.ts';

/** A request of a build's runtime for a file of its release. */
export interface FileRequest {
  readonly app: string;
  readonly stage: LoadStage;
  readonly url: string;
  /** Absent only in the dev server, where files have no hashes. */
  readonly integrity?: string | undefined;
}
