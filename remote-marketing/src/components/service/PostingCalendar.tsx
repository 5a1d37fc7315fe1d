import type { ServiceExample } from '../../content/ServiceExample.ts';
import styles from './PostingCalendar.module.css';

type PostingCalendarProps = Pick<Extract<ServiceExample, { readonly kind: 'calendar' }>, 'entries'>;

/** A post for each day: weeks of seven columns where there is room, a list elsewhere. */
export function PostingCalendar({ entries }: PostingCalendarProps) {
  return (
    <ol className={styles.days}>
      {entries.map(({ what, where }, index) => (
        <li key={what} className={styles.day}>
          <strong className={styles.number}>{index + 1}</strong>
          <p className={styles.what}>{what}</p>
          <p className={styles.where}>{where}</p>
        </li>
      ))}
    </ol>
  );
}
