import { ExampleMark } from '@mirqam/shared/ui/ExampleMark';
import { RichText } from '@mirqam/shared/ui/RichText';
import { Section } from '@mirqam/shared/ui/Section';
import type { BookPage, BookSpread } from '../../content/BookSpread.ts';
import styles from './FacingPages.module.css';

interface FacingPagesProps {
  readonly spread: BookSpread;
  /** The page in the language of the visitor comes first. */
  readonly pages: readonly [BookPage, BookPage];
  /** Stands before the note. */
  readonly mark: string;
}

/** A book open at two pages: the English one is on the left on the screens of both languages. */
export function FacingPages({ spread: { heading, desc, note }, pages, mark }: FacingPagesProps) {
  return (
    <Section heading={heading} lead={desc} ground="sand" kind="scene">
      <figure>
        <div className={styles.spread}>
          {pages.map(({ lang, dir, title, para, folio }) => (
            <div key={lang} className={styles.page} lang={lang} dir={dir}>
              <p className={styles.title}>{title}</p>
              <RichText para={para} />
              <p className={styles.folio}>{folio}</p>
            </div>
          ))}
        </div>
        <figcaption className={styles.note}>
          <ExampleMark>{mark}</ExampleMark> {note}
        </figcaption>
      </figure>
    </Section>
  );
}
