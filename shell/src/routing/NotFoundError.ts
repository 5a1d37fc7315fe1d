/** Thrown by a page through its `notFound` prop, caught by `NotFoundBoundary`. */
export class NotFoundError extends Error {}

export function notFound(): never {
  throw new NotFoundError('the page has no content for this address');
}
