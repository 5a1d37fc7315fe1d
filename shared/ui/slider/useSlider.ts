import { useCallback, useEffect, useRef, useState } from 'react';
import { measureSlides, type Slides } from './measureSlides.ts';

/** The state of a scroll-snapping row: its position, its ends, and a function to move it by one slide. */
export function useSlider() {
  const track = useRef<HTMLDivElement>(null);
  // The target of the last press, so that quick presses add up while the row is still moving.
  const aim = useRef(0);
  const [hasMoved, setMoved] = useState(false);
  const [slides, setSlides] = useState<Slides>({ step: 1, position: 0, last: Number.POSITIVE_INFINITY });

  const measure = useCallback(() => {
    const row = track.current;
    if (!row) return;
    const measured = measureSlides(row);
    const isAtRest = Math.abs(Math.abs(row.scrollLeft) - measured.position * measured.step) < 2;
    if (isAtRest) aim.current = measured.position;
    setSlides((before) => (isEqual(before, measured) ? before : measured));
  }, []);

  useEffect(() => {
    if (!track.current) return;
    // The observer first calls back after layout; measuring here would cause a second layout of the page.
    const observer = new ResizeObserver(measure);
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [measure]);

  function move(by: 1 | -1) {
    const row = track.current;
    if (!row) return;
    setMoved(true);
    // Measured here, because a press may come before the observer's first report.
    const { step, last } = measureSlides(row);
    aim.current = Math.min(Math.max(aim.current + by, 0), last);
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollLeft = sign * aim.current * step;
  }

  const { position, last } = slides;
  return { track, measure, move, hasMoved, position, last, isFirst: position === 0, isLast: position >= last };
}

const isEqual = (one: Slides, other: Slides) =>
  one.step === other.step && one.position === other.position && one.last === other.last;
