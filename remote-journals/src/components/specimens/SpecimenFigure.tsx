import { useId } from 'react';
import type { Specimen } from '../../content/Specimen.ts';
import { SpecimenBody } from './SpecimenBody.tsx';
import styles from './SpecimenFigure.module.css';

interface SpecimenFigureProps {
  readonly specimen: Specimen;
}

export function SpecimenFigure({ specimen }: SpecimenFigureProps) {
  const { caption, note } = specimen;
  const captionId = useId();
  return (
    <figure className={styles.figure} aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        <strong className={styles.mark}>Example</strong> <span>{caption}</span>
      </figcaption>
      <div className={styles.sheet}>
        <SpecimenBody specimen={specimen} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </figure>
  );
}
