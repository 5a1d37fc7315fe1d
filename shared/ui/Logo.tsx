import { site } from '../contract/site.ts';
import { linePath } from './art/linePath.ts';
import { star } from './art/star.ts';
import styles from './Logo.module.css';

const mark = linePath(star(8, 12.4, 67.5, Math.PI / 8));
const spark = linePath(star(8, 4.6, 50));

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="-16 -16 32 32" aria-hidden="true">
        <path d={mark} />
        <path className={styles.spark} d={spark} />
      </svg>
      {site.name}
    </span>
  );
}
