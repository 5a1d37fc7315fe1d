import type { Composition } from '../contract/Composition.ts';
import { type LoadStage, type PreloadErrorDetails, PreloadErrorEvent } from '../contract/preloadError.ts';
import { attemptFile } from './attemptFile.ts';
import { deferred } from './deferred.ts';
import { type FileRequest, hasStyle } from './insertFile.ts';

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
 * or leaves the promise pending forever. A file that arrives after its attempt has ended still counts. When the promise
 * settles, requests without a response free their connections. A prefetch is a single attempt at low priority; it rejects
 * without an event, because the load that follows repeats it.
 */
export function createFileLoader(
  { id: composition, apps }: Composition,
  timeUp: TimeUp,
  watchAwaited: WatchAwaited,
): LoadFile {
  return async function loadFile(request) {
    if (request.stage === 'style' && hasStyle(request.url)) return;
    const arrival = deferred<void>();
    const attempts = new AbortController();
    const isAwaited = watchAwaited(request);
    const { app, stage, url } = request;
    try {
      for (let attempt = 1; ; attempt++) {
        const details = {
          url: attemptUrl(request, attempt),
          priority: isAwaited() ? 'auto' : 'low',
          isLate: timeUp(stage),
          isOver: attempts.signal,
        } as const;
        const payload = await Promise.race([arrival.promise, attemptFile(request, details, arrival.resolve)]);
        if (!payload) return;
        if (!isAwaited()) throw payload;
        const release = apps[app]?.version ?? '';
        const decision = decide({ payload, app, release, composition, stage, url, attempt });
        if ((await Promise.race([arrival.promise.then(() => 'arrived'), decision])) === 'arrived') return;
      }
    } finally {
      attempts.abort();
    }
  };
}

/** Chromium merges a request with a hanging one for the same URL; a different query prevents this. */
const attemptUrl = ({ url }: FileRequest, attempt: number) => (attempt === 1 ? url : `${url}?retry=${attempt - 1}`);

async function decide(details: PreloadErrorDetails): Promise<void> {
  const event = new PreloadErrorEvent(details);
  if (window.dispatchEvent(event)) throw details.payload;
  await (event.retryWhen ?? new Promise<never>(() => undefined));
}
