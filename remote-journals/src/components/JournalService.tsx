import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { Banner } from '@mirqam/shared/ui/Banner';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { ServiceFactsStrip } from '@mirqam/shared/ui/ServiceFactsStrip';
import { useId } from 'react';
import { audiences } from '../content/audiences.ts';
import type { JournalContent } from '../content/JournalContent.ts';
import { sectionsOf } from '../services/sectionsOf.ts';
import { ImageAndText } from './ImageAndText.tsx';
import { Reasons } from './Reasons.tsx';
import { RelatedServices } from './RelatedServices.tsx';
import { SpecimenStage } from './specimens/SpecimenStage.tsx';

interface JournalServiceProps {
  readonly content: JournalContent;
  /** The other services of the audience. */
  readonly related: readonly MenuEntry[];
}

export function JournalService({ content, related }: JournalServiceProps) {
  const { audience, banner, facts, services, specimen } = content;
  const { label, plural, tone } = audiences[audience];
  const pattern = useId();
  return (
    <>
      <Banner
        banner={banner}
        tone={tone}
        art={<Pattern tone={tone} id={pattern} />}
        trail={[{ label: 'Home', href: '/' }, { label: `${label} services` }, { label: banner.maintitle }]}
      />
      {facts && <ServiceFactsStrip facts={facts} />}
      <SpecimenStage specimen={specimen} tone={tone} pattern={pattern} />
      {sectionsOf(content).map((section, index) => (
        <ImageAndText key={section.title} section={section} isMirrored={index % 2 === 1} />
      ))}
      <Reasons services={services} />
      <RelatedServices audience={plural} services={related} />
    </>
  );
}
