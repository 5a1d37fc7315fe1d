/** What a page throws through its `notFound` prop; `NotFoundBoundary` answers it. */
export class NotFoundError extends Error {}

export function notFound(): never {
  throw new NotFoundError('the page has no content for this address');
}
