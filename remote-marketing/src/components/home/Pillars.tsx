import type { HomeContent } from '../../content/HomeContent.ts';
import styles from './Pillars.module.css';

export function Pillars({ heading, para }: HomeContent['pillars']) {
  return (
    <div className={styles.pillars}>
      <h2>{heading}</h2>
      <p>{para}</p>
    </div>
  );
}
