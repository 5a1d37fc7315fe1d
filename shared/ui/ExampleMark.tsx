import type { ReactNode } from 'react';
import styles from './ExampleMark.module.css';

/** Says that what follows is an example. */
export function ExampleMark({ children }: { readonly children: ReactNode }) {
  return <strong className={styles.mark}>{children}</strong>;
}
