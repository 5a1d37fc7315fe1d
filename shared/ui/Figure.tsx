import { type ReactNode, useId } from 'react';
import { ExampleMark } from './ExampleMark.tsx';
import styles from './Figure.module.css';
import { joinClasses } from './joinClasses.ts';

interface FigureProps {
  readonly caption: string;
  /** Stands before the caption: "Example", where the figure is one of what visitors receive. */
  readonly mark?: string | undefined;
  /** A caveat or a source, below the content. */
  readonly note?: string | undefined;
  /** On wide screens `beside` has the caption before its sheet, and `within` on a sheet as wide as the page. */
  readonly layout?: 'beside' | 'within';
  /** Readable text, not a picture of it. */
  readonly children: ReactNode;
}

export function Figure({ caption, mark, note, layout = 'beside', children }: FigureProps) {
  const captionId = useId();
  return (
    <figure className={joinClasses(styles.figure, styles[layout])} aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        {mark && <ExampleMark>{mark}</ExampleMark>} <span>{caption}</span>
      </figcaption>
      <div className={styles.body}>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </figure>
  );
}
