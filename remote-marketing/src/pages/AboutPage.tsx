import { artFiles } from '@mirqam/shared/ui/art/artFile';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { Mission } from '../components/about/Mission.tsx';
import { Partners } from '../components/about/Partners.tsx';
import { WhoWeAre } from '../components/about/WhoWeAre.tsx';
import { WhyCards } from '../components/about/WhyCards.tsx';
import { GradientCall } from '../components/GradientCall.tsx';
import { PageBanner } from '../components/PageBanner.tsx';
import { about } from '../content/about.ts';
import { aboutHeadings } from '../content/aboutHeadings.ts';
import { partners } from '../content/partners.ts';

export function AboutPage() {
  return (
    <>
      <PageBanner banner={about.banner} tone="lapis" art={<Pattern tone="lapis" />} />
      <WhoWeAre />
      <WhyCards />
      <Mission />
      <Partners />
      <GradientCall tone="lapis" heading={aboutHeadings.call.heading} desc={aboutHeadings.call.desc} />
    </>
  );
}

AboutPage.preload = async () => artFiles([...about.cards, ...partners.list]);
