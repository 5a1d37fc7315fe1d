import type { PageProps } from '@mirqam/shared/contract/Page';
import type { HomeWords } from '../../content/HomeContent.ts';
import { KeyFigures } from '../KeyFigures.tsx';
import { ContactStrip } from './ContactStrip.tsx';
import { Hero } from './Hero.tsx';
import { Journey } from './Journey.tsx';
import { Pillars } from './Pillars.tsx';
import { Recognition } from './Recognition.tsx';
import { Testimonials } from './Testimonials.tsx';
import { ThemesCarousel } from './ThemesCarousel.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';

interface HomeProps extends Pick<PageProps, 'navigate' | 'pending' | 'menus'> {
  readonly words: HomeWords;
}

export function Home({ words, navigate, pending, menus: { journals = [] } }: HomeProps) {
  const { home, labels } = words;
  return (
    <>
      <Hero
        audiences={journals}
        words={home.hero}
        errands={home.errands}
        selector={words.selector}
        navigate={navigate}
        pending={pending}
      />
      <KeyFigures keyFigures={words.keyFigures} label={labels.keyFigures} />
      <Journey {...words.journey} />
      <Pillars {...home.pillars} />
      {journals.length > 0 && (
        <Recognition
          audiences={journals}
          words={home.recognition}
          headings={words.audiences}
          contact={labels.contact}
        />
      )}
      <WhatWeDo heading={home.services} services={words.services} />
      <ThemesCarousel themes={words.themes} words={home.themes} />
      <Testimonials testimonials={words.testimonials} words={home.testimonials} />
      <ContactStrip words={home.contact} href={labels.contact.href} />
    </>
  );
}
