import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Change, Revision } from '../../content/Specimen.ts';
import { Choice } from './Choice.tsx';
import styles from './SpecimenRevision.module.css';

interface SpecimenRevisionProps extends Pick<Revision, 'text' | 'language'> {
  readonly words: SpecimenWords;
  readonly isDetail: boolean | undefined;
}

/** The marked copy; without its changes, it is the clean one. */
export function SpecimenRevision({ text, language, words, isDetail }: SpecimenRevisionProps) {
  const comments = text.flatMap((part) => (typeof part === 'string' ? [] : (part.comment ?? [])));
  return (
    <div className={styles.revision}>
      {!isDetail && <Choice type="checkbox" label={words.changes} defaultChecked />}
      <p {...language} className={styles.manuscript}>
        {text.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <Edit
              key={JSON.stringify(part)}
              {...part}
              words={words}
              number={comments.indexOf(part.comment ?? '') + 1}
            />
          ),
        )}
      </p>
      {comments.length > 0 && (
        <ol aria-label={words.comments}>
          {comments.map((comment) => (
            <li key={comment}>{comment}</li>
          ))}
        </ol>
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
    <>
      {del && <del data-said={words.deleted}>{del}</del>}
      {del && ins && ' '}
      {ins && <ins data-said={words.inserted}>{ins}</ins>}
      {number > 0 && <sup>{`[${number}]`}</sup>}
    </>
  );
}
