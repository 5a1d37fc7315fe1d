import { site } from '../contract/site.ts';
import { logoMark } from './art/logoMark.ts';
import styles from './Logo.module.css';

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={logoMark.star} />
      <path className={styles.spark} d={logoMark.spark} />
    </svg>
  );
}

export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {site.name}
    </span>
  );
}
