import type { Service, ServiceCard } from './ServiceContent.ts';
import type { CarouselCard, Theme } from './ThemeContent.ts';

/** The cards of the services on the home page, in its order. */
export const serviceCards = (services: readonly Service[]): readonly ServiceCard[] =>
  services.map(({ card, title, path }) => ({ ...card, title, link: path })).toSorted((one, other) => one.id - other.id);

/** The cards of the carousel of themes. */
export const carouselCards = (themes: readonly Theme[]): readonly CarouselCard[] =>
  themes.map(({ para, title, path, tone }, index) => ({
    id: index + 1,
    img: `themes/cards#${tone}`,
    mbimg: `themes/cards-narrow#${tone}`,
    para,
    title,
    link: path,
    color: tone,
  }));
