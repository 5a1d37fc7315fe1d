import type { Claim } from '../content/Claim.ts';
import styles from './Claims.module.css';

interface ClaimsProps {
  readonly claims: readonly Claim[];
  readonly label: string;
}

export function Claims({ claims, label }: ClaimsProps) {
  return (
    <ul className={claims.length === 3 ? `${styles.claims} ${styles.threes}` : styles.claims} aria-label={label}>
      {claims.map(({ figure, label, qualifier }) => (
        <li key={figure}>
          <Figure figure={figure} />
          <p>{label}</p>
          <p className={styles.qualifier}>{qualifier}</p>
        </li>
      ))}
    </ul>
  );
}

/** The number large and its unit small; a name all large. */
function Figure({ figure }: Pick<Claim, 'figure'>) {
  const [, number = figure, unit = ''] = /^(\d+\+?|One)( .+)$/.exec(figure) ?? [];
  return (
    <p className={styles.figure}>
      <b>{number}</b>
      {unit}
    </p>
  );
}
