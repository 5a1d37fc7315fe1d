import type { PaperStage } from '../../content/ThemeFigure.ts';
import styles from './PaperDays.module.css';

interface PaperDaysProps {
  readonly stages: readonly PaperStage[];
}

/** The days of a paper, stage after stage on one line of time: discs for work, rings for waiting. */
export function PaperDays({ stages }: PaperDaysProps) {
  const starts = stages.map((_, index) => sum(stages.slice(0, index)));
  return (
    <ol>
      {stages.map(({ title, waits, works, detail }, index) => (
        <li key={title} className={styles.stage}>
          <p>
            <strong className={styles.title}>{title}</strong> <span className={styles.detail}>{detail}</span>
          </p>
          <svg className={styles.days} viewBox={`0 0 ${10 * sum(stages)} 10`} aria-hidden="true">
            <path className={styles.axis} d={`M0 5h${10 * sum(stages)}`} />
            <Days className={styles.work} start={starts[index] ?? 0} count={waits + works} />
            <Days className={styles.hole} start={starts[index] ?? 0} count={waits} />
          </svg>
        </li>
      ))}
    </ol>
  );
}

/** A disc for each day, as the round ends of dashes without length. */
function Days({ className, start, count }: { className?: string | undefined; start: number; count: number }) {
  return count > 0 && <path className={className} d={`M${10 * start + 5} 5${'h0m10 0'.repeat(count)}`} />;
}

const sum = (stages: readonly PaperStage[]) => stages.reduce((total, { waits, works }) => total + waits + works, 0);
