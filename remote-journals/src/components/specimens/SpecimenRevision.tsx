import { Fragment } from 'react';
import type { Change, Revision } from '../../content/Specimen.ts';
import { cleanCopy } from './cleanCopy.ts';
import styles from './SpecimenRevision.module.css';

export function SpecimenRevision({ text }: Pick<Revision, 'text'>) {
  const comments = text.map((part) => (typeof part === 'string' ? undefined : part.comment)).filter(Boolean);
  const numberOf = ({ comment }: Change) => comments.indexOf(comment) + 1;
  return (
    <div className={styles.revision}>
      <p className={styles.title}>Marked copy</p>
      <p className={styles.manuscript}>
        {text.map((part) =>
          typeof part === 'string' ? part : <Edit key={JSON.stringify(part)} {...part} number={numberOf(part)} />,
        )}
      </p>
      {comments.length > 0 && (
        <ol className={styles.comments} aria-label="Comments in the margin">
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ol>
      )}
      <p className={styles.title}>Clean copy</p>
      <p className={styles.manuscript}>{cleanCopy(text)}</p>
    </div>
  );
}

function Edit({ del, ins, number }: Change & { readonly number: number }) {
  return (
    <Fragment>
      {del && <del>{del}</del>}
      {del && ins && ' '}
      {ins && <ins>{ins}</ins>}
      {number > 0 && <sup>[{number}]</sup>}
    </Fragment>
  );
}
