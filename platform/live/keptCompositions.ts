/**
 * How many compositions keep their pages, newest first in the log: ten, and fewer of a large site, whose pages would fill the
 * store; never only the live one. A rollback to one of these renders nothing; the pages of an older one are rendered
 * again from its releases.
 */
export const keptCompositions = (pages: number): number => Math.max(2, Math.min(10, Math.floor(5000 / pages)));
