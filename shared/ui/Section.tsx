import { type ReactNode, useId } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading?: string;
  readonly id?: string;
  readonly lead?: string | undefined;
  readonly className?: string | undefined;
  readonly ground?: 'paper' | 'sand' | 'night';
  /** The accessible name of a section without a heading, or with one that does not name it. */
  readonly label?: string;
  readonly children?: ReactNode;
}

export function Section({ heading, id, lead, className, ground = 'paper', label, children }: SectionProps) {
  const headingId = useId();
  const labelledBy = heading && !label ? headingId : undefined;
  return (
    <section
      id={id}
      className={joinClasses(styles.section, className)}
      data-ground={ground}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div className={styles.container}>
        {heading && (
          <h2 id={headingId} className={styles.heading} tabIndex={id ? -1 : undefined}>
            {heading}
          </h2>
        )}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
