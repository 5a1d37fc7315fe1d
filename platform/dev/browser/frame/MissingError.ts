/** What a page throws through its `notFound` prop. */
export class MissingError extends Error {
  override readonly name = 'NotFoundError';
}
