import { site } from './site.ts';

/** The title of a document: the title of the page and the name of the site. */
export const fullTitle = (title: string) => `${title} | ${site.name}`;
