import { type ReactNode, useId } from 'react';
import type { Tone } from '../contract/Tone.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './Section.module.css';

interface SectionProps {
  readonly heading?: string;
  readonly id?: string;
  readonly lead?: string | undefined;
  /** Stands below the heading, also where the heading is beside the content. */
  readonly start?: ReactNode;
  /** Whether a wide window shows the heading beside the content. */
  readonly isBeside?: boolean;
  readonly ground?: 'paper' | 'sand';
  /** The colour of its page, for what is drawn. */
  readonly tone?: Tone;
  /** `scene` is the one section of its page that is louder than the others, `aside` one that a reader looks for last. */
  readonly kind?: 'scene' | 'aside' | undefined;
  /** The accessible name of a section without a heading, or with one that does not name it. */
  readonly label?: string;
  readonly children?: ReactNode;
}

export function Section({
  heading,
  id,
  lead,
  start,
  isBeside,
  ground = 'paper',
  tone,
  kind,
  label,
  children,
}: SectionProps) {
  const headingId = useId();
  const labelledBy = heading && !label ? headingId : undefined;
  const head = (
    <>
      {heading && (
        <h2 id={headingId} className={styles.heading} tabIndex={id ? -1 : undefined}>
          {heading}
        </h2>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {start}
    </>
  );
  return (
    <section
      id={id}
      className={styles.section}
      data-ground={ground}
      data-tone={tone}
      data-kind={kind}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <div className={joinClasses(styles.container, isBeside ? styles.beside : undefined)}>
        {isBeside ? <div>{head}</div> : head}
        {isBeside ? <div>{children}</div> : children}
      </div>
    </section>
  );
}
