import type { JournalContent } from '@mirqam/shared/contract/content/JournalContent';
import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { audienceTone } from '@mirqam/shared/contract/Tone';
import { Banner } from '@mirqam/shared/ui/Banner';
import type { Service } from '../services/Service.ts';
import { sectionsOf } from '../services/sectionsOf.ts';
import { ImageAndText } from './ImageAndText.tsx';
import { Reasons } from './Reasons.tsx';
import { RelatedServices } from './RelatedServices.tsx';

interface JournalServiceProps {
  /** The other services of the audience. */
  readonly related: readonly MenuEntry[];
  readonly service: Service;
  readonly content: JournalContent;
}

export function JournalService({ related, service, content }: JournalServiceProps) {
  const { audience, entry } = service;
  return (
    <>
      <Banner
        banner={{ maintitle: entry.label, desc: content.banner.desc }}
        tone={audienceTone[audience.value]}
        trail={[{ label: 'Home', href: '/' }, { label: `${audience.label} services` }, { label: entry.label }]}
      />
      {sectionsOf(content).map((section, index) => (
        <ImageAndText key={section.title} section={section} isMirrored={index % 2 === 1} />
      ))}
      <Reasons services={content.services} />
      <RelatedServices audience={audience.label} services={related} />
    </>
  );
}
