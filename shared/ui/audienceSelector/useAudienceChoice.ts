import { useState } from 'react';
import { type AudienceValue, type JournalSlug, journals } from '../../contract/journals.ts';

interface Choice {
  readonly audience: AudienceValue;
  readonly slug: JournalSlug;
  /** What assistive technology is told: the service that a change of audience has chosen. */
  readonly announcement?: string;
}

/** The chosen audience and service; a change of audience goes back to its first service. */
export function useAudienceChoice(
  audience: AudienceValue = 'author',
  slug: JournalSlug = servicesOf(audience)[0].slug,
) {
  const [choice, setChoice] = useState<Choice>({ audience, slug });

  function chooseAudience(value: AudienceValue) {
    const [first] = servicesOf(value);
    setChoice({ audience: value, slug: first.slug, announcement: `${first.label} selected` });
  }

  function chooseService(value: JournalSlug) {
    setChoice({ audience: choice.audience, slug: value });
  }

  const services = servicesOf(choice.audience).map(({ slug: value, label }) => ({ value, label }));
  return { ...choice, services, chooseAudience, chooseService };
}

const servicesOf = (audience: AudienceValue) =>
  journals.find(({ value }) => value === audience)?.list ?? journals[0].list;
