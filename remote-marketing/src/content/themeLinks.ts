import { themes } from './themes.ts';

/** For the foot of each theme's page. */
export const themeLinks = themes.map(({ title, path }) => ({ title, path }));
