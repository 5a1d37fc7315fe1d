import { home } from '../../content/home.ts';
import styles from './Pillars.module.css';

export function Pillars() {
  const { heading, para } = home.pillars;
  return (
    <div className={styles.pillars}>
      <h2>{heading}</h2>
      <p>{para}</p>
    </div>
  );
}
