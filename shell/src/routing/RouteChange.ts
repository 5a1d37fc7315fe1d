import type { Location } from 'react-router-dom';
import { imageBudget, isSettledWithin, pageBudget } from '../loading/loadBudget.ts';
import { type FoundPage, type LoadedPage, loadedPage } from './findPage.ts';
import type { View } from './matchRoute.ts';
import type { LoadedLink } from './pageLink.ts';

/** What is on screen. */
export interface Screen {
  readonly state: 'settled' | 'loading' | 'settling' | 'failed';
  readonly location: Location;
  readonly view: View;
}

export interface Destination {
  readonly location: Location;
  readonly view: View;
  /** The scroll position of an entry of the history to which the visitor returns. */
  readonly restored: number | undefined;
  /** The page, if it was rendered ahead. */
  readonly ahead?: LoadedLink | undefined;
}

/** What a route change does to the document: see `stage.ts`. */
export interface Stage {
  /** Renders at once. */
  readonly render: (next: Screen, before: Screen) => void;
  readonly find: (to: Destination, from: View, isCurrent: () => boolean) => Promise<FoundPage>;
  /** Resolves to whether a page that could not be found in time has arrived after all. */
  readonly comesLate: (to: Destination, from: View) => Promise<boolean>;
  /** Waits for the known images of a page; undefined if all are here. */
  readonly awaitKnownImages: (page: LoadedPage) => Promise<unknown> | undefined;
  /** Waits for all images on screen; undefined if all are here. */
  readonly awaitImages: () => Promise<unknown> | undefined;
  readonly leave: (location: Location) => void;
  /** Calls `show`, at once or while the page before fades. */
  readonly replace: (to: Destination, isComplete: boolean, show: () => void) => Promise<unknown>;
  readonly endFade: () => void;
  /** Ends a change, to a new page or within the page on screen. */
  readonly arrive: (to: Destination, page?: LoadedPage) => void;
}

/** Milliseconds until the loader hides the page before: see `PageLoader.module.css`. */
const loaderFade = 270;

/**
 * A change from one page to another.
 *
 *     settled ──▶ loading ──▶ settling ──▶ settled
 *                  ▲   │
 *                  │   ▼
 *                 failed
 *
 * - settled: a page is complete. The next page replaces it without another state if all of it is here already.
 * - loading: the loader fades in above the page before.
 * - settling: the loader covers the next page at once, whose last images are on their way.
 * - failed: a message covers the page before, until the visitor tries again or the page comes after all.
 *
 * A new change ends the one before in every state.
 */
export class RouteChange {
  readonly #stage: Stage;
  #screen: Screen;
  /** The location of the last complete page. */
  #settledAt: Location;
  #destination: Destination | undefined;
  /** A new object for each change. */
  #change = {};

  constructor(stage: Stage, screen: Screen) {
    this.#stage = stage;
    this.#screen = screen;
    this.#settledAt = screen.location;
  }

  async follow(to: Destination, isRetry = false): Promise<void> {
    const { location, view } = this.#screen;
    this.#destination = to;
    if (to.location === location) return;
    const isCurrent = this.#begin();
    const isSettled = this.#settledAt === location;
    if (isSettled) this.#stage.leave(location);
    // A page that failed to load is requested again at every navigation to it.
    const isSamePage =
      isSettled && !isRetry && to.location.pathname === location.pathname && to.view.kind === view.kind;
    await (isSamePage ? this.#stay(to, isCurrent) : this.#show(to, isCurrent));
  }

  async tryAgain(): Promise<void> {
    if (this.#destination) await this.follow({ ...this.#destination, ahead: undefined }, true);
  }

  abandon(): void {
    this.#change = {};
    this.#stage.endFade();
  }

  #begin() {
    const change = {};
    this.#change = change;
    return () => this.#change === change;
  }

  async #stay(to: Destination, isCurrent: () => boolean) {
    // The page is inert until the loader is hidden, and inert elements cannot be focused.
    await null;
    if (!isCurrent()) return;
    this.#settle(to, this.#screen.view);
    this.#stage.arrive(to);
  }

  async #show(to: Destination, isCurrent: () => boolean) {
    const started = performance.now();
    const found = await this.#find(to, isCurrent);
    if (!isCurrent() || found === 'abandoned') return;
    if (found === 'failed') {
      this.#enter('failed');
      // What fails at once is not slow, and a remote in trouble needs no more requests.
      const isSlow = performance.now() - started >= pageBudget;
      return isSlow ? await this.#showLate(to, isCurrent) : undefined;
    }
    const known = this.#stage.awaitKnownImages(found);
    if (known) {
      this.#enter('loading');
      await isSettledWithin(known, Math.max(0, started + loaderFade - performance.now()));
    }
    if (!isCurrent()) return;
    const show = () => isCurrent() && this.#render({ ...this.#screen, location: to.location, view: found.view });
    await this.#stage.replace(to, this.#screen.state === 'settled', show);
    const images = isCurrent() && this.#stage.awaitImages();
    if (images) {
      this.#stage.endFade();
      this.#enter('settling');
      await isSettledWithin(images, started + imageBudget - performance.now());
    }
    if (!isCurrent()) return;
    this.#settle(to, found.view);
    this.#stage.arrive(to, found);
  }

  /** Waits for the page; one whose code is here already needs no loader. */
  async #find(to: Destination, isCurrent: () => boolean): Promise<FoundPage> {
    if (to.ahead) return loadedPage(to.ahead.view, to.ahead.loaded);
    const finding = this.#stage.find(to, this.#screen.view, isCurrent);
    if (!(await isSettledWithin(finding, 0)) && isCurrent()) this.#enter('loading');
    return await finding;
  }

  async #showLate(to: Destination, isCurrent: () => boolean) {
    const hasCome = await this.#stage.comesLate(to, this.#screen.view);
    if (hasCome && isCurrent()) await this.tryAgain();
  }

  #settle(to: Destination, view: View) {
    this.#settledAt = to.location;
    this.#render({ state: 'settled', location: to.location, view });
  }

  #enter(state: Screen['state']) {
    if (this.#screen.state !== state) this.#render({ ...this.#screen, state });
  }

  #render(next: Screen) {
    const before = this.#screen;
    this.#screen = next;
    if (next.state !== before.state || next.location !== before.location || next.view !== before.view)
      this.#stage.render(next, before);
  }
}
