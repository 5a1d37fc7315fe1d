import { carouselCards } from './cards.ts';
import { themes } from './themes.ts';

export const homeThemes = carouselCards(themes);
