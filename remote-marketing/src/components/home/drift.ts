/** Turns a drawing slowly, there and back, until the result is called. Ten steps a second look smooth. */
export function drift(drawing: Element): () => void {
  const [animation = turn(drawing)] = drawing.getAnimations();
  animation.play();
  return () => animation.pause();
}

// The compositor turns an SVG by `transform`, but not by `rotate`, which would take time of the main thread.
const turn = (drawing: Element) =>
  drawing.animate(
    { transform: ['none', 'rotate(6deg)'] },
    { duration: 24_000, easing: 'steps(240)', direction: 'alternate', iterations: Infinity },
  );
