import type { RulerContent } from '../../content/RulerContent.ts';
import { shortDate } from './dates.ts';
import styles from './RulerWeek.module.css';
import { type RulerDay, workingDays } from './workingDays.ts';

interface RulerWeekProps {
  readonly week: readonly RulerDay[];
  readonly ruler: RulerContent;
}

export function RulerWeek({ week, ruler }: RulerWeekProps) {
  return (
    <div className={styles.week}>
      {week.map(({ date, count }) => (
        <span key={date.getUTCDay()} className={classOf(count)}>
          {count ?? ruler.weekend[date.getUTCDay() - 5]}
          {count === 0 && <span className={styles.flag}>{ruler.submitted}</span>}
          {count === workingDays && <span className={styles.flag}>{ruler.published}</span>}
        </span>
      ))}
      <span className={styles.date}>{week[0] && shortDate(week[0].date, ruler)}</span>
    </div>
  );
}

function classOf(count: number | undefined) {
  if (count === undefined) return undefined;
  if (count === 0) return styles.start;
  if (count === workingDays) return styles.end;
  return count % 5 === 0 ? styles.fifth : styles.day;
}
