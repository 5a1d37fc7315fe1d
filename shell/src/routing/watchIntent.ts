const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Reports the elements that a visitor points at, focuses or touches; returns a function that stops. */
export function watchIntent(onIntent: (event: Event) => void): () => void {
  let pointer = { x: -1, y: -1 };
  const follow = ({ clientX, clientY }: MouseEvent) => {
    pointer = { x: clientX, y: clientY };
  };
  const notice = (event: Event) => {
    // Ignores `pointerover` without `pointermove`: a new page has appeared under a pointer that does not move.
    const isAtRest = event instanceof MouseEvent && event.clientX === pointer.x && event.clientY === pointer.y;
    if (!isAtRest) onIntent(event);
  };
  const watch = new AbortController();
  const options = { passive: true, signal: watch.signal };
  document.addEventListener('pointermove', follow, options);
  for (const intent of intents) document.addEventListener(intent, notice, options);
  return () => watch.abort();
}
