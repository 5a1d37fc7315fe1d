import type { KeyFigure } from '../../content/KeyFigure.ts';
import { KeyFigures } from '../KeyFigures.tsx';
// After those of the key figures, which these replace.
import styles from './ServiceFigures.module.css';

interface ServiceFiguresProps {
  readonly keyFigures: readonly KeyFigure[];
  readonly label: string;
}

/** The key figures of a service: three in a row of their own, others as on the start page. */
export function ServiceFigures({ keyFigures, label }: ServiceFiguresProps) {
  return (
    <KeyFigures
      keyFigures={keyFigures}
      label={label}
      className={keyFigures.length === 3 ? styles.figures : undefined}
    />
  );
}
