import { Pattern } from '@mirqam/shared/ui/Pattern';
import type { AboutContent, AboutHeadings } from '../../content/AboutContent.ts';
import type { PageLabels } from '../../content/PageLabels.ts';
import type { PartnersContent } from '../../content/PartnersContent.ts';
import { GradientCall } from '../GradientCall.tsx';
import { PageBanner } from '../PageBanner.tsx';
import { Mission } from './Mission.tsx';
import { Partners } from './Partners.tsx';
import { WhoWeAre } from './WhoWeAre.tsx';
import { WhyCards } from './WhyCards.tsx';

interface AboutProps {
  readonly about: AboutContent;
  readonly headings: AboutHeadings;
  readonly partners: PartnersContent;
  readonly labels: PageLabels;
}

export function About({ about, headings, partners, labels }: AboutProps) {
  const { heading, desc } = headings.call;
  return (
    <>
      <PageBanner banner={about.banner} tone="lapis" labels={labels} art={<Pattern tone="lapis" />} />
      <WhoWeAre about={about} />
      <WhyCards heading={headings.why} cards={about.cards} />
      <Mission headings={headings.mission} tabs={about.tabs} />
      <Partners partners={partners} />
      <GradientCall tone="lapis" heading={heading} desc={desc} contact={labels.contact} />
    </>
  );
}
