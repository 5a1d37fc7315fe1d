import type { Tone } from '@mirqam/shared/contract/Tone';
import { Medallion } from '@mirqam/shared/ui/Medallion';
import styles from './ThemeRosette.module.css';

interface ThemeRosetteProps {
  readonly tone: Tone;
}

/** The stars of a theme's card, at the end of a dark band. */
export function ThemeRosette({ tone }: ThemeRosetteProps) {
  return (
    <div className={styles.rosette}>
      <Medallion tone={tone} />
    </div>
  );
}
