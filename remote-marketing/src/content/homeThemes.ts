import type { CarouselCard } from './ThemeContent.ts';
import { themes } from './themes.ts';

export const homeThemes: readonly CarouselCard[] = themes.map(({ card, title, path, tone }, index) => ({
  id: index + 1,
  ...card,
  title,
  link: path,
  color: tone,
}));
