import type { Tone } from '@mirqam/shared/contract/Tone';
import { Medallion } from '@mirqam/shared/ui/Medallion';
import styles from './ThemeMedallion.module.css';

interface ThemeMedallionProps {
  readonly tone: Tone;
}

/** The stars of a theme's card, at the end of a dark band. */
export function ThemeMedallion({ tone }: ThemeMedallionProps) {
  return (
    <div className={styles.medallion}>
      <Medallion tone={tone} />
    </div>
  );
}
