import { RichText } from '@mirqam/shared/ui/RichText';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { Section } from '@mirqam/shared/ui/Section';
import type { JournalContent } from '../content/JournalContent.ts';
import styles from './Reasons.module.css';

interface ReasonsProps extends Pick<JournalContent, 'services'> {
  readonly heading: string;
}

export function Reasons({ heading, services }: ReasonsProps) {
  return (
    <div className={styles.reasons}>
      <Section heading={heading} ground="sand">
        <RuledList columns={services.length === 4 ? 4 : 3}>
          {services.map(({ heading: reason, para }) => (
            <li key={reason} className={styles.card}>
              <h3>{reason}</h3>
              <RichText para={para} className={styles.para} />
            </li>
          ))}
        </RuledList>
      </Section>
    </div>
  );
}
