import type { Faq } from '@mirqam/shared/contract/content/Content';
import { Faqs } from '@mirqam/shared/ui/Faqs';
import { useId } from 'react';
import styles from './Questions.module.css';

interface QuestionsProps {
  readonly heading: string;
  readonly faqs: readonly Faq[];
}

export function Questions({ heading, faqs }: QuestionsProps) {
  const id = useId();
  return (
    <section className={styles.questions} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Faqs faqs={faqs} />
    </section>
  );
}
