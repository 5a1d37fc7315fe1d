import type { Composition } from '../contract/Composition.ts';
import { type LoadStage, type PreloadErrorDetails, PreloadErrorEvent } from '../contract/preloadError.ts';
import { deferred } from './deferred.ts';
import { type FileRequest, fileElement, hasStyle, isPreloaded } from './insertFile.ts';

/** Resolves when the time of an attempt that starts now is over; a hanging request then counts as failed. */
export type TimeUp = (stage: LoadStage) => Promise<void>;

/** Returns a function that checks whether a visitor waits for a requested file; otherwise it is prefetched. */
type WatchAwaited = (request: FileRequest) => () => boolean;

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

/** Milliseconds for a file whose headers have come in time. */
const longest = 30_000;

interface Attempt {
  readonly url: string;
  readonly priority: 'auto' | 'low';
  /** Resolves when the server's response is late. */
  readonly isLate: Promise<void>;
  /** Aborts when nobody waits for the file any longer. */
  readonly isOver: AbortSignal;
}

/**
 * Tries to load a file once. Resolves to the error if the attempt fails, else stays pending; calls `arrive` when the file
 * has loaded, even if the attempt was late.
 *
 * A file whose headers have come in time is slow, and not late. A request without a response frees its connection when
 * nobody waits for the file any longer.
 */
function attemptFile(request: FileRequest, attempt: Attempt, arrive: () => void): Promise<Error> {
  const { url, priority, isLate, isOver } = attempt;
  const { promise, resolve: fail } = deferred<Error>();
  let hasHeaders = false;
  void isLate.then(() => hasHeaders || fail(new Error(`${url} did not arrive in time`)));
  const load = async () => {
    const element = fileElement(request, url, priority);
    // The browser cannot end the request of an element, so this fetches the file into its cache first. A preload of the
    // document serves elements alone, and a dev server, whose files have no hashes, forbids caching.
    if (request.integrity && !isPreloaded(url)) {
      await fetchFile(attempt, () => {
        hasHeaders = true;
      });
    }
    if (isOver.aborted) return;
    await append(element, url);
    arrive();
  };
  load().catch((error) => fail(error instanceof Error ? error : new Error(String(error))));
  return promise;
}

async function fetchFile({ url, priority, isOver }: Attempt, onHeaders: () => void) {
  const request = new AbortController();
  const end = () => request.abort();
  const timer = setTimeout(end, longest);
  isOver.addEventListener('abort', end);
  try {
    const response = await fetch(url, { priority, signal: request.signal });
    onHeaders();
    // A response that still arrives fills the cache.
    isOver.removeEventListener('abort', end);
    if (!response.ok) throw lost(url);
    await response.arrayBuffer();
  } catch {
    throw lost(url);
  } finally {
    clearTimeout(timer);
  }
}

const append = (element: HTMLElement, url: string) =>
  new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(lost(url));
    };
    document.head.append(element);
  });

const lost = (url: string) => new Error(`${url} could not be loaded`);
