import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { Banner } from '@mirqam/shared/ui/Banner';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { ServiceFactsStrip } from '@mirqam/shared/ui/ServiceFactsStrip';
import { useId } from 'react';
import type { JournalContent } from '../content/JournalContent.ts';
import type { JournalWords } from '../content/JournalWords.ts';
import { sectionsOf } from '../services/sectionsOf.ts';
import { ImageAndText } from './ImageAndText.tsx';
import { Reasons } from './Reasons.tsx';
import { RelatedServices } from './RelatedServices.tsx';
import { SpecimenStage } from './specimens/SpecimenStage.tsx';

interface JournalServiceProps {
  readonly content: JournalContent;
  readonly words: JournalWords;
  /** The other services of the audience. */
  readonly related: readonly MenuEntry[];
}

export function JournalService({ content, words, related }: JournalServiceProps) {
  const { audience, banner, facts, services, specimen } = content;
  const { services: ofAudience, others, tone } = words.audiences[audience];
  const pattern = useId();
  return (
    <>
      <Banner
        banner={banner}
        tone={tone}
        art={<Pattern tone={tone} id={pattern} />}
        trail={{ label: words.trail, steps: [words.home, { label: ofAudience }, { label: banner.maintitle }] }}
      />
      {facts && <ServiceFactsStrip facts={facts} words={words.facts} />}
      <SpecimenStage specimen={specimen} words={words.specimen} tone={tone} pattern={pattern} />
      {sectionsOf(content).map((section, index) => (
        <ImageAndText
          key={section.title}
          section={section}
          specimen={specimen}
          words={words.specimen}
          isMirrored={index % 2 === 1}
        />
      ))}
      <Reasons heading={words.reasons} services={services} />
      <RelatedServices heading={others} services={related} contact={words.contact} />
    </>
  );
}
