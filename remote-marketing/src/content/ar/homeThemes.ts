import type { CarouselCard } from '../ThemeContent.ts';
import { themes } from './themes.ts';

export const homeThemes: readonly CarouselCard[] = themes.map(({ para, title, path, tone }, index) => ({
  id: index + 1,
  img: `themes/cards#${tone}`,
  mbimg: `themes/cards-narrow#${tone}`,
  para,
  title,
  link: path,
  color: tone,
}));
