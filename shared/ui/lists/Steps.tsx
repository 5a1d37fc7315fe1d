import type { Step } from '../../contract/content/Content.ts';
import styles from './Steps.module.css';

interface StepsProps {
  readonly steps: readonly Step[];
}

export function Steps({ steps }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, desc }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p className={styles.desc}>{desc}</p>
        </li>
      ))}
    </ol>
  );
}
