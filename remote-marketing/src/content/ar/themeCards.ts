import { themes } from './themes.ts';

export const themeCards = themes.map(({ title, path, tone }) => ({ title, path, tone }));
