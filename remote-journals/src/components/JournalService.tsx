import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { Banner } from '@mirqam/shared/ui/Banner';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { ServiceFactsStrip } from '@mirqam/shared/ui/ServiceFactsStrip';
import { audiences } from '../content/audiences.ts';
import type { JournalContent } from '../content/JournalContent.ts';
import { sectionsOf } from '../services/sectionsOf.ts';
import { ImageAndText } from './ImageAndText.tsx';
import { Reasons } from './Reasons.tsx';
import { RelatedServices } from './RelatedServices.tsx';
import { SpecimenFigure } from './specimens/SpecimenFigure.tsx';

interface JournalServiceProps {
  readonly content: JournalContent;
  /** The other services of the audience. */
  readonly related: readonly MenuEntry[];
}

export function JournalService({ content, related }: JournalServiceProps) {
  const { audience, banner, facts, services, specimen } = content;
  const { label, plural, tone } = audiences[audience];
  return (
    <>
      <Banner
        banner={banner}
        tone={tone}
        art={<Pattern tone={tone} />}
        trail={[{ label: 'Home', href: '/' }, { label: `${label} services` }, { label: banner.maintitle }]}
      />
      {facts && <ServiceFactsStrip facts={facts} />}
      {sectionsOf(content).map((section, index) => (
        <ImageAndText key={section.title} section={section} isMirrored={index % 2 === 1}>
          {section === content[`section${specimen.section}`] && <SpecimenFigure specimen={specimen} />}
        </ImageAndText>
      ))}
      <Reasons services={services} />
      <RelatedServices audience={plural} services={related} />
    </>
  );
}
