import type { Faq } from '@mirqam/shared/contract/content/Content';
import { Faqs } from '@mirqam/shared/ui/Faqs';
import { Section } from '@mirqam/shared/ui/Section';

interface QuestionsProps {
  readonly heading: string;
  readonly faqs: readonly Faq[];
}

export function Questions({ heading, faqs }: QuestionsProps) {
  return (
    <Section heading={heading} isBeside kind="aside">
      <Faqs faqs={faqs} />
    </Section>
  );
}
