import type { PageProps } from '@mirqam/shared/contract/Page';
import { testimonials } from '@mirqam/shared/contract/site';
import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { Home } from '../components/home/Home.tsx';
import type { HomeWords } from '../content/HomeContent.ts';
import { home } from '../content/home.ts';
import { homeAudiences } from '../content/homeAudiences.ts';
import { homeJourney } from '../content/homeJourney.ts';
import { homeKeyFigures } from '../content/homeKeyFigures.ts';
import { homeServices } from '../content/homeServices.ts';
import { homeThemes } from '../content/homeThemes.ts';
import { labels, selectorWords } from '../content/labels.ts';

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
