import { deferred } from './deferred.ts';
import { type FileRequest, fileElement, isPreloaded } from './insertFile.ts';

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
export function attemptFile(request: FileRequest, attempt: Attempt, arrive: () => void): Promise<Error> {
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
