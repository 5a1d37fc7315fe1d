import { loopWidth, signOf } from './loop.ts';

const pixelsPerSecond = 30;
const longestFrame = 50;
const patience = 1500;

/** Scrolls the list slowly until the signal aborts. Stops while the mouse is over it, and for a while after a visitor scrolls. */
export function marquee(list: HTMLElement, signal: AbortSignal) {
  let isHeld = false;
  const sign = signOf(list);
  const scrolled = () => Math.abs(list.scrollLeft);
  let position = scrolled();
  let before = performance.now();
  let restUntil = 0;
  let frame = 0;

  function move(now: number) {
    frame = requestAnimationFrame(move);
    const distance = (Math.min(now - before, longestFrame) / 1000) * pixelsPerSecond;
    before = now;
    if (Math.abs(scrolled() - position) > 2) {
      position = scrolled();
      restUntil = now + patience;
    }
    if (isHeld || now < restUntil) return;
    position = (position + distance) % loopWidth(list);
    list.scrollLeft = sign * position;
  }

  list.addEventListener('pointerenter', ({ pointerType }) => hold(pointerType === 'mouse'), { signal });
  list.addEventListener('pointerleave', () => hold(false), { signal });
  // Frames while the list is out of view would drain a phone's battery.
  const view = new IntersectionObserver((entries) => {
    cancelAnimationFrame(frame);
    if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(move);
  });
  view.observe(list);
  signal.addEventListener('abort', () => {
    view.disconnect();
    cancelAnimationFrame(frame);
  });

  function hold(isOver: boolean) {
    isHeld = isOver;
  }
}
