import type { Composition } from '@mirqam/shared/contract/Composition';
import { arrive, findAnchor, leavePage } from '../arrival/arrive.ts';
import { endFade, fadeTo } from '../arrival/fadeTo.ts';
import { updateHead } from '../arrival/updateHead.ts';
import { keepImages, pendingImages, settleImages } from '../loading/pageImages.ts';
import { comesLate, findPage, isKnown } from './findPage.ts';
import type { View } from './matchRoute.ts';
import type { Destination, Stage } from './RouteChange.ts';
import type { Visit } from './Visit.ts';

interface StageRequest extends Pick<Stage, 'render'> {
  readonly composition: Composition;
  readonly visit: Visit;
  /** Lets assistive technology read out the title of a page. */
  readonly announce: (title: string) => void;
}

/** Creates what a route change does to the document. */
export function createStage({ composition, visit, render, announce }: StageRequest): Stage {
  const requestOf = ({ location: { pathname }, view }: Destination, from: View) => ({
    composition,
    visit,
    pathname,
    view,
    from,
  });
  return {
    render,
    find: (to, from, isCurrent) => findPage({ ...requestOf(to, from), isCurrent }),
    comesLate: (to, from) => comesLate(requestOf(to, from)),
    awaitKnownImages: (page) => awaitAll(keepImages(page)),
    awaitImages: () => awaitAll(pendingImages(document.body)),
    leave: (location) => visit.scroll.remember(location),
    async replace({ ahead, restored }, isComplete, show) {
      visit.firstLoad.abandon();
      // A busy device, which has not rendered the page in time, would take as long again for the picture that fades.
      const fades = ahead && isComplete && isAheadInDocument();
      await (fades ? fadeTo(() => showPage(visit, restored, show)) : showPage(visit, restored, show));
    },
    endFade,
    arrive({ location, restored }, page) {
      visit.scroll.settle();
      const { pathname, hash } = location;
      if (page) {
        const { name, notFound } = visit.words;
        const title = page.title || notFound.title;
        updateHead({ title, name, isKnown: isKnown(page) }, pathname, composition.site);
        arrive(hash, restored);
        announce(title);
        // An unknown hash within a page does not scroll.
      } else if (restored !== undefined || hash === '' || findAnchor(hash)) arrive(hash, restored);
    },
  };
}

/** Shows the next page: first what is in the window, unless a scroll position is restored. */
function showPage({ firstLoad }: Visit, restored: number | undefined, show: () => void) {
  // Before the frame is prepared, which invalidates the styles.
  leavePage();
  if (restored === undefined) firstLoad.frame.paintWindowFirst();
  show();
}

/** Whether a page ahead is in the document: React adds it once all of it is rendered, and hides it by its style. */
const isAheadInDocument = () => document.querySelector('#content > [style*="none"]') !== null;

const awaitAll = (images: readonly HTMLImageElement[]) => (images.length > 0 ? settleImages(images) : undefined);
