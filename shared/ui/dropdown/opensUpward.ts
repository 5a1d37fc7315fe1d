/** Whether a list opens upward: if less than 200 px lie below its control, and more above it than below. */
export function opensUpward(below: number, above: number): boolean {
  return below < 200 && above > below;
}
