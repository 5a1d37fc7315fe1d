import type { Faq } from '@mirqam/shared/contract/content/Content';
import { Faqs } from '@mirqam/shared/ui/Faqs';
import { useId } from 'react';
import { serviceLabels } from '../../content/serviceLabels.ts';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly faqs: readonly Faq[];
}

export function Questions({ faqs }: QuestionsProps) {
  const id = useId();
  return (
    <section className={styles.questions} aria-labelledby={id}>
      <h2 id={id}>{serviceLabels.faqs}</h2>
      <Faqs faqs={faqs} />
    </section>
  );
}
