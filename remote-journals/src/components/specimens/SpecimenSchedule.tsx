import type { Schedule } from '../../content/Specimen.ts';
import styles from './rows.module.css';

export function SpecimenSchedule({ entries }: Pick<Schedule, 'entries'>) {
  return (
    <ol>
      {entries.map(({ when, what, detail }) => (
        <li key={when} className={styles.row}>
          <strong className={styles.key}>{when}</strong>{' '}
          <span>
            {what}
            {detail && <span className={styles.detail}> {detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
