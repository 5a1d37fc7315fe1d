import { homeClaims } from '../../content/homeClaims.ts';
import styles from './Claims.module.css';

export function Claims() {
  return (
    <ul className={styles.claims} aria-label="What you can expect">
      {homeClaims.map(({ figure, label, qualifier }) => {
        const [number, ...unit] = figure.split(' ');
        return (
          <li key={figure}>
            <p className={styles.figure}>
              <b>{number}</b>
              {` ${unit.join(' ')}`}
            </p>
            <p>{label}</p>
            <p className={styles.qualifier}>{qualifier}</p>
          </li>
        );
      })}
    </ul>
  );
}
