import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Specimen } from '../../content/Specimen.ts';
import { excerptOf } from '../../services/excerptOf.ts';
import { SpecimenBody } from './SpecimenBody.tsx';
import styles from './SpecimenDetail.module.css';

interface SpecimenDetailProps {
  readonly specimen: Specimen;
  readonly rows: readonly number[];
  readonly words: SpecimenWords;
}

/** Rows of the sheet, enlarged. Hidden from assistive technology, which reads the sheet itself. */
export function SpecimenDetail({ specimen, rows, words }: SpecimenDetailProps) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.rows}>
        <SpecimenBody specimen={excerptOf(specimen, rows)} words={words} isDetail />
      </div>
    </div>
  );
}
