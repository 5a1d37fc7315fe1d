import type { PageProps } from '@mirqam/shared/contract/Page';
import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { ContactStrip } from '../components/home/ContactStrip.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { Journey } from '../components/home/Journey.tsx';
import { Pillars } from '../components/home/Pillars.tsx';
import { Recognition } from '../components/home/Recognition.tsx';
import { Testimonials } from '../components/home/Testimonials.tsx';
import { ThemesCarousel } from '../components/home/ThemesCarousel.tsx';
import { WhatWeDo } from '../components/home/WhatWeDo.tsx';
import { KeyFigures } from '../components/KeyFigures.tsx';
import { homeKeyFigures } from '../content/homeKeyFigures.ts';
import { homeServices } from '../content/homeServices.ts';
import { homeThemes } from '../content/homeThemes.ts';
import { labels } from '../content/labels.ts';

export function HomePage({ navigate, pending, menus: { journals = [] } }: PageProps) {
  return (
    <>
      <Hero audiences={journals} navigate={navigate} pending={pending} />
      <KeyFigures keyFigures={homeKeyFigures} label={labels.keyFigures} />
      <Journey />
      <Pillars />
      {journals.length > 0 && <Recognition audiences={journals} />}
      <WhatWeDo />
      <ThemesCarousel />
      <Testimonials />
      <ContactStrip />
    </>
  );
}

HomePage.preload = async () => artFiles([...homeThemes, ...homeServices]);
