import type { ReactNode } from 'react';
import styles from './TitleLink.module.css';

interface TitleLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The title of a card that is a link: in the colour of every title, with an arrow. */
export function TitleLink({ href, children }: TitleLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
