import { type LoadStage, type PreloadErrorDetails, PreloadErrorEvent } from '../contract/preloadError.ts';
import { insertScript } from './insertScript.ts';
import { insertStyle } from './insertStyle.ts';

/** One file of a release, as the runtime of a build asks for it. */
export interface FileRequest {
  readonly app: string;
  readonly stage: LoadStage;
  readonly url: string;
  /** Absent only in a development server, where files are not sealed. */
  readonly integrity?: string | undefined;
}

export interface FileLoaderOptions {
  readonly composition: string;
  readonly release: (app: string) => string;
  /** Milliseconds that one attempt may take; a request that hangs counts as failed. */
  readonly budget: (stage: LoadStage) => number;
}

export type LoadFile = (request: FileRequest) => Promise<void>;

/**
 * Makes the one function that every build loads its scripts and stylesheets with.
 *
 * Raises one `federation:preloadError` per failed attempt and follows what its handler decides: throw (default), try
 * again, or leave the promise pending for good.
 */
export function createFileLoader(options: FileLoaderOptions): LoadFile {
  return async function loadFile(request) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await insert(request, attempt, options.budget(request.stage));
      } catch (error) {
        await decide({
          ...request,
          attempt,
          payload: error instanceof Error ? error : new Error(String(error)),
          release: options.release(request.app),
          composition: options.composition,
        });
      }
    }
  };
}

function insert({ stage, url, integrity }: FileRequest, attempt: number, budget: number) {
  // A second request for the URL of a hanging one joins it in Chromium's cache; another query is another request.
  const address = attempt === 1 ? url : `${url}?retry=${attempt - 1}`;
  return stage === 'style' ? insertStyle(address, url, integrity, budget) : insertScript(address, integrity, budget);
}

async function decide(details: PreloadErrorDetails): Promise<void> {
  const event = new PreloadErrorEvent(details);
  if (window.dispatchEvent(event)) throw details.payload;
  await (event.retryWhen ?? new Promise<never>(() => undefined));
}
