export interface Slides {
  /** Pixels from the edge of one slide to the edge of the next. */
  readonly step: number;
  /** The index of the first slide in view. */
  readonly position: number;
  /** The highest position: where the row's end is in view. */
  readonly last: number;
}

/** Where a scrolling row of `li` stands. */
export function measureSlides(row: HTMLElement): Slides {
  const [first, second] = row.querySelectorAll('li');
  const step = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : row.clientWidth;
  // Before the row has a layout, and in one that is not shown, nothing moves.
  if (step === 0) return { step: 1, position: 0, last: 0 };
  const last = Math.round((row.scrollWidth - row.clientWidth) / step);
  // Right-to-left rows scroll to the negative side.
  return { step, last, position: Math.round(Math.abs(row.scrollLeft) / step) };
}
