/** The error that a page's `notFound` prop throws. */
export class MissingError extends Error {
  override readonly name = 'NotFoundError';
}
