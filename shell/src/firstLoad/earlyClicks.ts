import { nextTask } from './nextTask.ts';

interface Click {
  readonly event: Event;
  readonly control: HTMLElement;
}

/** What does nothing until the page's code has come; a control with `popovertarget` is answered by the browser. */
const waiting = '#content :is(button:not([popovertarget]), [role="option"])';

let kept: Click[] = [];

/** Remembers what is clicked before the page's code has come. */
export const keepEarlyClicks = () => addEventListener('click', keep, true);

/** The page has been taken over: it hears now, in their order, the clicks that came before. */
export async function answerEarlyClicks(): Promise<void> {
  // React takes a page over while it is clicked on, too, and answers such a click itself.
  const clicks = kept.filter(({ event }) => event.eventPhase === Event.NONE);
  forgetEarlyClicks();
  for (const { control } of clicks) {
    // What one click changes is on the page before the next.
    await nextTask();
    control.click();
  }
}

export function forgetEarlyClicks(): void {
  removeEventListener('click', keep, true);
  kept = [];
}

function keep(event: Event) {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(waiting);
  if (!control) return;
  const leadsOn = control.matches('form[action] button');
  // It leads on without code, but not past a choice that is still to be heard.
  if (leadsOn && kept.length === 0) return;
  if (leadsOn) event.preventDefault();
  kept.push({ event, control });
}
