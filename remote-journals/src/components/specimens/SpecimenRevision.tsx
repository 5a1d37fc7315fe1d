import { Fragment } from 'react';
import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Change, Revision } from '../../content/Specimen.ts';
import { cleanCopy } from './cleanCopy.ts';
import styles from './SpecimenRevision.module.css';

interface SpecimenRevisionProps extends Pick<Revision, 'text' | 'language' | 'isExcerpt'> {
  readonly words: SpecimenWords;
}

export function SpecimenRevision({ text, language, isExcerpt, words }: SpecimenRevisionProps) {
  const comments = text.map((part) => (typeof part === 'string' ? undefined : part.comment)).filter(Boolean);
  const numberOf = ({ comment }: Change) => comments.indexOf(comment) + 1;
  return (
    <div className={styles.revision}>
      <p className={styles.title}>{words.marked}</p>
      <p {...language} className={styles.manuscript}>
        {text.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Edit key={JSON.stringify(part)} {...part} words={words} number={numberOf(part)} />
          ),
        )}
      </p>
      {comments.length > 0 && (
        <ol className={styles.comments} aria-label={words.comments}>
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ol>
      )}
      {!isExcerpt && (
        <>
          <p className={styles.title}>{words.clean}</p>
          <p {...language} className={styles.manuscript}>
            {cleanCopy(text)}
          </p>
        </>
      )}
    </div>
  );
}

interface EditProps extends Change {
  readonly words: SpecimenWords;
  /** Of its comment, or 0. */
  readonly number: number;
}

function Edit({ del, ins, words, number }: EditProps) {
  return (
    <Fragment>
      {del && <del data-said={words.deleted}>{del}</del>}
      {del && ins && ' '}
      {ins && <ins data-said={words.inserted}>{ins}</ins>}
      {number > 0 && <sup>[{number}]</sup>}
    </Fragment>
  );
}
