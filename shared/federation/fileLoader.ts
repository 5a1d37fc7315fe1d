import { type LoadStage, type PreloadErrorDetails, PreloadErrorEvent } from '../contract/preloadError.ts';
import type { FileRequest } from './FileRequest.ts';
import { holdsStyle, insertFile } from './insertFile.ts';

/** What errors tell of the page that loads, and how long an attempt may take. */
export interface FileLoaderOptions {
  /** The id of the composition. */
  readonly composition: string;
  /** The version of an app in it, else empty. */
  readonly release: (app: string) => string;
  /** Resolves when an attempt that starts now has taken too long: a request that hangs counts as failed. */
  readonly timeUp: (stage: LoadStage) => Promise<void>;
}

/** Resolves when the file has run or its styles apply. Rejects with the error of a failed attempt that nobody handled. */
export type LoadFile = (request: FileRequest) => Promise<void>;

/**
 * Makes the one function that every build loads its scripts and stylesheets with.
 *
 * Raises one `federation:preloadError` per failed attempt and follows what its handler decides: throw (default), try
 * again, or leave the promise pending for good. A file that arrives after its attempt was given up still counts.
 */
export function createFileLoader({ composition, release, timeUp }: FileLoaderOptions): LoadFile {
  return async function loadFile(request) {
    if (request.stage === 'style' && holdsStyle(request.url)) return;
    const arrival = openArrival();
    for (let attempt = 1; ; attempt++) {
      const failure = attemptFile(request, attempt, timeUp(request.stage), arrival.arrive).catch(asError);
      const payload = await Promise.race([arrival.promise, failure]);
      if (!payload) return;
      const { app, stage, url } = request;
      const decision = decide({ payload, app, release: release(app), composition, stage, url, attempt });
      if ((await Promise.race([arrival.promise.then(() => 'arrived'), decision])) === 'arrived') return;
    }
  };
}

/** Resolves to the error of an attempt that has failed, and to nothing else; `arrive` is called whenever the file is in. */
async function attemptFile(
  request: FileRequest,
  attempt: number,
  isLate: Promise<void>,
  arrive: () => void,
): Promise<Error> {
  // A second request for the URL of a hanging one joins it in Chromium's cache; another query is another request.
  const url = attempt === 1 ? request.url : `${request.url}?retry=${attempt - 1}`;
  const element = insertFile(request, url);
  return await new Promise((resolve) => {
    element.onload = arrive;
    element.onerror = () => {
      element.remove();
      resolve(new Error(`${url} could not be loaded`));
    };
    void isLate.then(() => resolve(new Error(`${url} did not arrive in time`)));
  });
}

async function decide(details: PreloadErrorDetails): Promise<void> {
  const event = new PreloadErrorEvent(details);
  if (window.dispatchEvent(event)) throw details.payload;
  await (event.retryWhen ?? new Promise<never>(() => undefined));
}

function openArrival() {
  let arrive = () => {};
  const promise = new Promise<undefined>((resolve) => {
    arrive = () => resolve(undefined);
  });
  return { promise, arrive };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
