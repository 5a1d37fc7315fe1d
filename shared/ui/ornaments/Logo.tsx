import { logoMark } from '../art/logoMark.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** The publisher, in the letters of the page. */
  readonly name: string;
}

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={logoMark.star} />
      <path className={styles.spark} d={logoMark.spark} />
    </svg>
  );
}

export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      {name}
    </span>
  );
}
