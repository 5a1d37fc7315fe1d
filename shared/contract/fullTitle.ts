import { site } from './site.ts';

/** The title of a document: the title of the page and the name of the site, which is the English one by default. */
export const fullTitle = (title: string, name: string = site.name) => `${title} | ${name}`;
