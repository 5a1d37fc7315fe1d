import type { Claim } from '../../content/Claim.ts';
import styles from './ClaimList.module.css';

interface ClaimListProps {
  readonly claims: readonly Claim[];
}

export function ClaimList({ claims }: ClaimListProps) {
  return (
    <ul className={styles.claims}>
      {claims.map(({ figure, label, qualifier }) => (
        <li key={figure} className={styles.claim}>
          <p>
            <strong className={styles.figure}>{figure}</strong> {label}
          </p>
          <p className={styles.qualifier}>{qualifier}</p>
        </li>
      ))}
    </ul>
  );
}
