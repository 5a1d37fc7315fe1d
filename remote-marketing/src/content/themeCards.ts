import { themes } from './themes.ts';

/** For the theme before, whose page ends with them; in the order of the carousel. */
export const themeCards = themes.map(({ title, path, tone }) => ({ title, path, tone }));
