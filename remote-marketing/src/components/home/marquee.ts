import { loopWidth } from './loop.ts';

const pixelsPerSecond = 30;
const longestFrame = 50;
const patience = 1500;

/** Moves the list along until the signal ends it, and gives way to whoever points at it or scrolls it. */
export function marquee(list: HTMLElement, signal: AbortSignal) {
  let isHeld = false;
  let position = list.scrollLeft;
  let before = performance.now();
  let restUntil = 0;
  let frame = requestAnimationFrame(move);

  function move(now: number) {
    frame = requestAnimationFrame(move);
    const distance = (Math.min(now - before, longestFrame) / 1000) * pixelsPerSecond;
    before = now;
    if (Math.abs(list.scrollLeft - position) > 2) {
      position = list.scrollLeft;
      restUntil = now + patience;
    }
    if (isHeld || now < restUntil || !isInView(list)) return;
    position = (position + distance) % loopWidth(list);
    list.scrollLeft = position;
  }

  list.addEventListener('pointerenter', ({ pointerType }) => hold(pointerType === 'mouse'), { signal });
  list.addEventListener('pointerleave', () => hold(false), { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));

  function hold(isOver: boolean) {
    isHeld = isOver;
  }
}

function isInView(list: Element) {
  const { top, bottom } = list.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
