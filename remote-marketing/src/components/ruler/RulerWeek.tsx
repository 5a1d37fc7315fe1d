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
          {!!count && <StageMark day={count} stages={ruler.stages} />}
        </span>
      ))}
      <span className={styles.date}>{week[0] && shortDate(week[0].date, ruler)}</span>
    </div>
  );
}

/** A piece of the rule below the days, which changes its colour with each stage; the first has the number of the stage. */
function StageMark({ day, stages }: { readonly day: number } & Pick<RulerContent, 'stages'>) {
  const index = stages.findIndex(({ span: [, last] }) => day <= last);
  const isFirst = stages[index]?.span[0] === day;
  return <span className={index % 2 ? `${styles.stage} ${styles.even}` : styles.stage}>{isFirst && index + 1}</span>;
}

function classOf(count: number | undefined) {
  if (count === undefined) return undefined;
  if (count === 0) return styles.start;
  if (count === workingDays) return styles.end;
  return count % 5 === 0 ? styles.fifth : styles.day;
}
