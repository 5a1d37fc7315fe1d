import type { ReactNode } from 'react';
import styles from './TitleLink.module.css';

interface TitleLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The title of a card that leads somewhere: in ink like any other, with an arrow that says so. */
export function TitleLink({ href, children }: TitleLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
