import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './RuledList.module.css';

interface RuledListProps {
  /** The columns on a wide screen; medium screens have 2, phones 1. */
  readonly columns: 3 | 4;
  /** The cells, each an `li`. */
  readonly children: ReactNode;
}

/** A grid whose rows are separated by hairlines from edge to edge, full or not. */
export function RuledList({ columns, children }: RuledListProps) {
  return <ul className={joinClasses(styles.list, columns === 4 ? styles.fours : styles.threes)}>{children}</ul>;
}
