import { nextTask } from './firstFrame.ts';

interface Click {
  readonly event: Event;
  readonly control: HTMLElement;
}

/** Controls that do nothing without the page's code; the browser itself handles those with `popovertarget`. */
const needsCode = ':is(main, footer) :is(button:not([popovertarget]), [role="option"])';

/** The clicks on a page whose code has not loaded yet. */
export function createEarlyClicks() {
  let kept: Click[] = [];
  const keep = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(needsCode);
    if (!control) return;
    const submits = control.matches('form[action] button');
    // The browser submits a form without code, but not before a choice that waits for its code.
    if (submits && kept.length === 0) return;
    if (submits) event.preventDefault();
    kept.push({ event, control });
  };
  const forget = () => {
    removeEventListener('click', keep, true);
    kept = [];
  };
  return {
    capture: () => addEventListener('click', keep, true),
    forget,
    /** Repeats the clicks in their order. */
    async replay() {
      // React also hydrates during a click, and then handles that click itself.
      const clicks = kept.filter(({ event }) => event.eventPhase === Event.NONE);
      forget();
      for (const { control } of clicks) {
        // Let the page render the effect of each click before the next.
        await nextTask();
        control.click();
      }
    },
  };
}
