import { loopWidth, signOf } from './loop.ts';

const threshold = 6;

/** Lets a mouse drag the list without clicking the card under it. Touch scrolls natively. */
export function dragToScroll(list: HTMLElement, signal: AbortSignal) {
  let drag: { readonly x: number; readonly scrolled: number; hasMoved: boolean } | undefined;

  function start({ pointerType, button, clientX }: PointerEvent) {
    if (pointerType !== 'mouse' || button !== 0) return;
    drag = { x: clientX, scrolled: Math.abs(list.scrollLeft), hasMoved: false };
  }
  function move({ buttons, clientX, pointerId }: PointerEvent) {
    // The button was released outside the list.
    if (buttons === 0) drag = undefined;
    if (!drag) return;
    const distance = drag.x - clientX;
    if (!drag.hasMoved && Math.abs(distance) < threshold) return;
    if (!drag.hasMoved) list.setPointerCapture(pointerId);
    drag.hasMoved = true;
    const loop = loopWidth(list);
    const sign = signOf(list);
    list.scrollLeft = sign * ((drag.scrolled + sign * distance + loop) % loop);
  }
  // The browser dispatches the click after this event, in the same task.
  function end() {
    setTimeout(() => {
      drag = undefined;
    });
  }
  function click(event: Event) {
    if (!drag?.hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
  }

  list.addEventListener('pointerdown', start, { signal });
  list.addEventListener('pointermove', move, { signal });
  list.addEventListener('pointerup', end, { signal });
  list.addEventListener('pointercancel', end, { signal });
  list.addEventListener('click', click, { signal, capture: true });
  // Prevents the native drag of a link, text selection, and focus in a copy, which is hidden from assistive technology.
  list.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
}
