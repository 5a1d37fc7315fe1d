export interface Slides {
  /** Pixels from the edge of one slide to the edge of the next. */
  readonly step: number;
  /** The index of the first slide in view. */
  readonly position: number;
  /** The highest position, at which the end of the row is in view. */
  readonly last: number;
}

/** Measures the scroll position of a row of `li`. */
export function measureSlides(row: HTMLElement): Slides {
  const [first, second] = row.querySelectorAll('li');
  const step = first && second ? Math.abs(second.offsetLeft - first.offsetLeft) : row.clientWidth;
  // A row without a layout does not move.
  if (step === 0) return { step: 1, position: 0, last: 0 };
  const last = Math.round((row.scrollWidth - row.clientWidth) / step);
  // Right-to-left rows have negative scroll positions.
  return { step, last, position: Math.round(Math.abs(row.scrollLeft) / step) };
}
