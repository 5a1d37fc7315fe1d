import type { Composition } from '../contract/Composition.ts';
import { type LoadStage, type PreloadErrorDetails, PreloadErrorEvent } from '../contract/preloadError.ts';
import { deferred } from './deferred.ts';
import type { FileRequest } from './FileRequest.ts';
import { hasStyle, insertFile } from './insertFile.ts';

/** Resolves when an attempt that starts now has taken too long: a hanging request counts as failed. */
export type TimeUp = (stage: LoadStage) => Promise<void>;

/** Resolves when the script has run or the styles apply. Rejects with the error of a failed attempt that nobody handled. */
export type LoadFile = (request: FileRequest) => Promise<void>;

/**
 * Makes the function that every build loads its scripts and stylesheets with.
 *
 * It raises one `federation:preloadError` per failed attempt and does what the handler decides: throw (default), try
 * again, or leave the promise pending for ever. A file that arrives after its attempt has ended still counts.
 */
export function createFileLoader({ id: composition, apps }: Composition, timeUp: TimeUp): LoadFile {
  return async function loadFile(request) {
    if (request.stage === 'style' && hasStyle(request.url)) return;
    const arrival = deferred<void>();
    for (let attempt = 1; ; attempt++) {
      const failure = attemptFile(request, attempt, timeUp(request.stage), arrival.resolve).catch(asError);
      const payload = await Promise.race([arrival.promise, failure]);
      if (!payload) return;
      const { app, stage, url } = request;
      const release = apps[app]?.version ?? '';
      const decision = decide({ payload, app, release, composition, stage, url, attempt });
      if ((await Promise.race([arrival.promise.then(() => 'arrived'), decision])) === 'arrived') return;
    }
  };
}

/** Resolves to the error when the attempt fails, and stays pending when it does not; calls `arrive` when the file is in. */
async function attemptFile(
  request: FileRequest,
  attempt: number,
  isLate: Promise<void>,
  arrive: () => void,
): Promise<Error> {
  // Chromium joins a second request for the same URL to the hanging one: another query makes it another request.
  const url = attempt === 1 ? request.url : `${request.url}?retry=${attempt - 1}`;
  const element = insertFile(request, url);
  return await new Promise((resolve) => {
    element.onload = () => arrive();
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

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
