import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './RuledList.module.css';

interface RuledListProps {
  /** On a wide screen; half a wide screen has 2, a phone 1. */
  readonly columns: 3 | 4;
  /** The cells, each an `li`. */
  readonly children: ReactNode;
}

/** A grid whose rows are separated by hairlines from edge to edge, full or not. */
export function RuledList({ columns, children }: RuledListProps) {
  return <ul className={joinClasses(styles.list, columns === 4 ? styles.fours : styles.threes)}>{children}</ul>;
}
