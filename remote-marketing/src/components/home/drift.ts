/** Turns a drawing slowly, there and back, while it is in view, until the result is called. Ten steps a second look smooth. */
export function drift(drawing: Element): () => void {
  const [animation = turn(drawing)] = drawing.getAnimations();
  // A running animation out of view would keep the compositor busy in every frame.
  const view = new IntersectionObserver((entries) => {
    animation[entries.at(-1)?.isIntersecting ? 'play' : 'pause']();
  });
  view.observe(drawing);
  return () => {
    view.disconnect();
    animation.pause();
  };
}

// The compositor turns an SVG by `transform`, but not by `rotate`, which would take time of the main thread.
const turn = (drawing: Element) =>
  drawing.animate(
    { transform: ['none', 'rotate(6deg)'] },
    { duration: 24_000, easing: 'steps(240)', direction: 'alternate', iterations: Infinity },
  );
