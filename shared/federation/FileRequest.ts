import type { LoadStage } from '../contract/preloadError.ts';

/** One file of a release, as the runtime of a build asks for it. */
export interface FileRequest {
  readonly app: string;
  readonly stage: LoadStage;
  readonly url: string;
  /** Absent only in a development server, where files are not sealed. */
  readonly integrity?: string | undefined;
}
