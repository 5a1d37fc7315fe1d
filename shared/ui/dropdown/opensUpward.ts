/** Whether a list opens upward: when less than 200 px lie below its control and more than that above it. */
export function opensUpward(below: number, above: number): boolean {
  return below < 200 && above > below;
}
