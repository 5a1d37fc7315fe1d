import type { CalendarExample } from '../../content/ServiceExample.ts';
import styles from './PostingCalendar.module.css';

type PostingCalendarProps = Pick<CalendarExample, 'entries'>;

/** A post for each day. */
export function PostingCalendar({ entries }: PostingCalendarProps) {
  return (
    <ol className={styles.days}>
      {entries.map(({ what, where }, index) => (
        <li key={what} className={styles.day}>
          <strong className={styles.number}>{index + 1}</strong>
          <p>{what}</p>
          <p className={styles.where}>{where}</p>
        </li>
      ))}
    </ol>
  );
}
