import { useId } from 'react';
import type { Faq } from 'shared/contract/content/Content';
import { Faqs } from 'shared/ui/Faqs';
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
