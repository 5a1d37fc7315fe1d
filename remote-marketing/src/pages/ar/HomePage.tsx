import { testimonials } from '@mirqam/shared/contract/ar/site';
import type { PageProps } from '@mirqam/shared/contract/Page';
import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { Home } from '../../components/home/Home.tsx';
import { home } from '../../content/ar/home.ts';
import { homeAudiences } from '../../content/ar/homeAudiences.ts';
import { homeJourney } from '../../content/ar/homeJourney.ts';
import { homeKeyFigures } from '../../content/ar/homeKeyFigures.ts';
import { homeServices } from '../../content/ar/homeServices.ts';
import { homeThemes } from '../../content/ar/homeThemes.ts';
import { labels, selectorWords } from '../../content/ar/labels.ts';
import type { HomeWords } from '../../content/HomeContent.ts';

const words: HomeWords = {
  home,
  labels,
  selector: selectorWords,
  keyFigures: homeKeyFigures,
  journey: homeJourney,
  audiences: homeAudiences,
  services: homeServices,
  themes: homeThemes,
  testimonials,
};

export function HomePage(props: PageProps) {
  return <Home words={words} {...props} />;
}

HomePage.preload = async () => artFiles([{ img: 'icons' }, ...homeThemes, ...homeServices]);
