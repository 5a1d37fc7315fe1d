import { RichText } from '@mirqam/shared/ui/RichText';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import type { JournalContent } from '../content/JournalContent.ts';
import styles from './Reasons.module.css';

export function Reasons({ services }: Pick<JournalContent, 'services'>) {
  return (
    <div className={styles.reasons}>
      <Section heading="Why use these services?" ground="sand">
        <RuledList columns={services.length === 4 ? 4 : 3}>
          {services.map(({ heading, para }) => (
            <li key={heading} className={styles.card}>
              <h3>{heading}</h3>
              <RichText para={para} className={styles.para} />
            </li>
          ))}
        </RuledList>
      </Section>
    </div>
  );
}
