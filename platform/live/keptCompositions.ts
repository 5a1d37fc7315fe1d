/**
 * How many compositions keep their pages: the live one, and the one before it, so that a rollback to it only moves a link.
 * The pages of an older one are put together again from its renderings.
 */
export const keptCompositions = 2;
