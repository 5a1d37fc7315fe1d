import type { Faq } from '../contract/content/Content.ts';
import styles from './Faqs.module.css';
import { RichText } from './RichText.tsx';

interface FaqsProps {
  readonly faqs: readonly Faq[];
}

export function Faqs({ faqs }: FaqsProps) {
  return (
    <div className={styles.faqs}>
      {faqs.map(({ question, para }) => (
        <details key={question} className={styles.faq}>
          <summary className={styles.question}>{question}</summary>
          <RichText para={para} className={styles.answer} />
        </details>
      ))}
    </div>
  );
}
