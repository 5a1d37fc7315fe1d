const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** Tells of what a visitor points at, focuses or touches, and answers how to stop. */
export function watchIntent(onIntent: (event: Event) => void): () => void {
  let pointer = { x: -1, y: -1 };
  const follow = ({ clientX, clientY }: MouseEvent) => {
    pointer = { x: clientX, y: clientY };
  };
  const notice = (event: Event) => {
    // What a new page puts under a pointer at rest is no intent: a move is told of after what it leads over.
    const isAtRest = event instanceof MouseEvent && event.clientX === pointer.x && event.clientY === pointer.y;
    if (!isAtRest) onIntent(event);
  };
  document.addEventListener('pointermove', follow, { passive: true });
  for (const intent of intents) document.addEventListener(intent, notice, { passive: true });
  return () => {
    document.removeEventListener('pointermove', follow);
    for (const intent of intents) document.removeEventListener(intent, notice);
  };
}
