const reserved = /^\/(?:apps|federation|_preview|_report|404|index)(?:\/|$)/;

/** Whether the site reserves a path, such as `/apps/news`, so that no app may have a page there. */
export const isReserved = (path: string) => reserved.test(path);
