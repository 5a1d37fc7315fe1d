/**
 * The number of compositions that keep their pages, newest first in the log: four, and two of a site of more than 500 pages.
 * A rollback to one of them only moves a link. The pages of an older one are put together again from its renderings.
 */
export const keptCompositions = (pages: number): number => (pages > 500 ? 2 : 4);
