/**
 * The compositions that keep their pages, newest first in the log. A rollback to one of these renders nothing; the pages of
 * an older one are rendered again from its releases.
 */
export const keptCompositions = 10;
