import { site } from './site.ts';

/** The title of a document: the page's own with the site's name. */
export const fullTitle = (title: string) => `${title} | ${site.name}`;
