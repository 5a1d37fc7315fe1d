import type { KeyFigure } from '../content/KeyFigure.ts';
import styles from './KeyFigures.module.css';

interface KeyFiguresProps {
  readonly keyFigures: readonly KeyFigure[];
  readonly label: string;
}

export function KeyFigures({ keyFigures, label }: KeyFiguresProps) {
  return (
    <ul className={styles.keyFigures} aria-label={label}>
      {keyFigures.map(({ figure, label, qualifier }) => (
        <li key={figure}>
          <Amount figure={figure} />
          <p>{label}</p>
          <p className={styles.qualifier}>{qualifier}</p>
        </li>
      ))}
    </ul>
  );
}

/** The number large and its unit small; a name all large. */
function Amount({ figure }: Pick<KeyFigure, 'figure'>) {
  const [, number = figure, unit = ''] = /^(\d+\+?|One)( .+)$/.exec(figure) ?? [];
  return (
    <p className={styles.figure}>
      <b>{number}</b>
      {unit}
    </p>
  );
}
