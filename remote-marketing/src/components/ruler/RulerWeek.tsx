import { ruler } from '../../content/services/conferenceServices.ts';
import { shortDate, shortWeekday } from './dates.ts';
import styles from './RulerWeek.module.css';
import { type RulerDay, workingDays } from './workingDays.ts';

interface RulerWeekProps {
  readonly week: readonly RulerDay[];
}

export function RulerWeek({ week }: RulerWeekProps) {
  return (
    <div className={styles.week}>
      {week.map(({ date, count }) => (
        <span key={date.getUTCDay()} className={classOf(count)}>
          {count ?? (date.getUTCDay() > 4 && shortWeekday(date))}
          {count === 0 && <span className={styles.flag}>{ruler.submitted}</span>}
          {count === workingDays && <span className={styles.flag}>{ruler.published}</span>}
        </span>
      ))}
      <span className={styles.date}>{week[0] && shortDate(week[0].date)}</span>
    </div>
  );
}

function classOf(count: number | undefined) {
  if (count === undefined) return undefined;
  if (count === 0) return styles.start;
  if (count === workingDays) return styles.end;
  return count % 5 === 0 ? styles.fifth : styles.day;
}
