// What stands under these addresses belongs to the site itself.
const reserved = /^\/(?:apps|_preview|404|index)(?:\/|$)/;

/** Whether the site keeps a path, such as `/apps/news`, for itself: no app may have a page there. */
export const isReserved = (path: string) => reserved.test(path);
