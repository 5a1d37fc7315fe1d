import type { LoadStage } from '../contract/preloadError.ts';

/** One file of a release, as the runtime of a build requests it. */
export interface FileRequest {
  readonly app: string;
  readonly stage: LoadStage;
  readonly url: string;
  /** Absent only in the dev server, where files have no hashes. */
  readonly integrity?: string | undefined;
}
