/** The picture with `lines` on it that other sites show beside a link to the page. */
export interface ShareImage {
  readonly file: `og/${string}.png`;
  readonly lines: readonly string[];
  /** Without the name of the publisher, which the route adds. */
  readonly alt: string;
}
