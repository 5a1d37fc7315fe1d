import type { RulerContent } from '../../content/RulerContent.ts';
import styles from './RulerStages.module.css';

interface RulerStagesProps {
  readonly ruler: Pick<RulerContent, 'stages' | 'holidays' | 'late'>;
}

/** The stages under their numbers on the ruler, and what makes them longer. */
export function RulerStages({ ruler: { stages, holidays, late } }: RulerStagesProps) {
  return (
    <div className={styles.cells}>
      <ol className={styles.stages}>
        {stages.map(({ term, desc }) => (
          <li key={term} className={styles.stage}>
            <p>
              <strong>{term}</strong> {desc}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {holidays} {late}
      </p>
    </div>
  );
}
