import type { Composition } from '../contract/Composition.ts';
import { type LoadStage, type PreloadErrorDetails, PreloadErrorEvent } from '../contract/preloadError.ts';
import { deferred } from './deferred.ts';
import type { FileRequest } from './FileRequest.ts';
import { hasStyle, insertFile } from './insertFile.ts';

/** Resolves when the time of an attempt that starts now is over; a hanging request then counts as failed. */
export type TimeUp = (stage: LoadStage) => Promise<void>;

/** Returns a function that checks whether a visitor waits for a requested file; otherwise it is prefetched. */
export type WatchAwaited = (request: FileRequest) => () => boolean;

/** Resolves when the script has run or the styles apply. Rejects with the error of an unhandled failed attempt. */
export type LoadFile = (request: FileRequest) => Promise<void>;

/**
 * Returns the function with which every build loads its scripts and stylesheets.
 *
 * It raises one `federation:preloadError` per failed attempt. The handler decides whether it throws (the default), retries,
 * or leaves the promise pending forever. A file that arrives after its attempt has ended still counts. A prefetch is a
 * single attempt at low priority; it rejects without an event, because the load that follows repeats it.
 */
export function createFileLoader(
  { id: composition, apps }: Composition,
  timeUp: TimeUp,
  watchAwaited: WatchAwaited,
): LoadFile {
  return async function loadFile(request) {
    if (request.stage === 'style' && hasStyle(request.url)) return;
    const arrival = deferred<void>();
    const isAwaited = watchAwaited(request);
    for (let attempt = 1; ; attempt++) {
      const insert = (url: string) => insertFile(request, url, isAwaited() ? 'auto' : 'low');
      const failure = attemptFile(insert, attemptUrl(request, attempt), timeUp(request.stage), arrival.resolve).catch(
        asError,
      );
      const payload = await Promise.race([arrival.promise, failure]);
      if (!payload) return;
      if (!isAwaited()) throw payload;
      const { app, stage, url } = request;
      const release = apps[app]?.version ?? '';
      const decision = decide({ payload, app, release, composition, stage, url, attempt });
      if ((await Promise.race([arrival.promise.then(() => 'arrived'), decision])) === 'arrived') return;
    }
  };
}

/** Resolves to the error if the attempt fails, else stays pending; calls `arrive` when the file has loaded. */
async function attemptFile(
  insert: (url: string) => HTMLElement,
  url: string,
  isLate: Promise<void>,
  arrive: () => void,
): Promise<Error> {
  const element = insert(url);
  return await new Promise((resolve) => {
    element.onload = () => arrive();
    element.onerror = () => {
      element.remove();
      resolve(new Error(`${url} could not be loaded`));
    };
    void isLate.then(() => resolve(new Error(`${url} did not arrive in time`)));
  });
}

/** Chromium merges a request with a hanging one for the same URL; a different query prevents this. */
const attemptUrl = ({ url }: FileRequest, attempt: number) => (attempt === 1 ? url : `${url}?retry=${attempt - 1}`);

async function decide(details: PreloadErrorDetails): Promise<void> {
  const event = new PreloadErrorEvent(details);
  if (window.dispatchEvent(event)) throw details.payload;
  await (event.retryWhen ?? new Promise<never>(() => undefined));
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
