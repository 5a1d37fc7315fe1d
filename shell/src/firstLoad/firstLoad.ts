import { createLoadBudget } from '../loading/loadBudget.ts';
import { noteFailure } from '../report/failures.ts';
import { createEarlyClicks } from './earlyClicks.ts';
import { createFirstFrame } from './firstFrame.ts';
import { createScriptingStyles } from './scriptingStyles.ts';

type State = 'waiting' | 'hydrated' | 'lost' | 'failed' | 'abandoned';

export type FirstLoad = ReturnType<typeof createFirstLoad>;

/**
 * Creates the owner of a document's first load: the page is readable in its HTML while its code is on the way.
 *
 *        ┌─── the connection is back ────┐
 *        ▼                               │
 *     waiting ─── its code is lost ───▶ lost
 *        │                               │
 *        ├──── React hydrates the page ──┘
 *        ▼
 *     hydrated
 *
 *     any state ─── the page throws ──────────▶ failed
 *     any state ─── another page is shown ────▶ abandoned
 *
 * - waiting: clicks are kept, and an attempt to load a file may take long, as nobody waits behind a loader.
 * - hydrated: the clicks are replayed.
 * - lost, failed: the clicks are dropped, and the page is styled as where scripting is off.
 * - abandoned: the clicks are dropped, and the styles apply as written.
 */
export function createFirstLoad() {
  let state: State = 'waiting';
  /** Whether the connection came back during the load, whose last attempt may have started before. */
  let isBack = false;
  const clicks = createEarlyClicks();
  const styles = createScriptingStyles();

  const goOnWithoutCode = (next: 'lost' | 'failed') => {
    state = next;
    clicks.forget();
    styles.disable();
    noteFailure({ kind: 'fallback', cause: next });
  };
  const wait = (loadCode: () => Promise<unknown>) => {
    state = 'waiting';
    isBack = false;
    clicks.capture();
    loadCode().catch(() => {
      if (state !== 'waiting') return;
      if (isBack) wait(loadCode);
      else goOnWithoutCode('lost');
    });
  };

  return {
    budget: createLoadBudget(),
    frame: createFirstFrame(),
    state: () => state,
    start(loadCode: () => Promise<unknown>) {
      wait(loadCode);
      addEventListener('online', () => {
        isBack = true;
        if (state === 'lost') wait(loadCode);
      });
    },
    hydrated() {
      if (state !== 'waiting' && state !== 'lost') return;
      state = 'hydrated';
      styles.restore();
      void clicks.replay();
    },
    failed: () => goOnWithoutCode('failed'),
    /** Leaves the page to its HTML. */
    decline: () => styles.disable(),
    abandon() {
      state = 'abandoned';
      clicks.forget();
      styles.restore();
    },
  };
}
