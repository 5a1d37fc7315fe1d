import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Correspondence } from '../../content/Specimen.ts';
import styles from './columns.module.css';

interface SpecimenMessagesProps extends Pick<Correspondence, 'messages'> {
  readonly words: Pick<SpecimenWords, 'from' | 'to' | 'subject'>;
}

export function SpecimenMessages({ messages, words }: SpecimenMessagesProps) {
  return (
    <ol className={styles.groups}>
      {messages.map(({ from, to, subject, paras }) => (
        <li key={from + paras[0]} className={styles.column}>
          <dl className={styles.head}>
            <Field name={words.from} value={from} />
            <Field name={words.to} value={to} />
            {subject && <Field name={words.subject} value={subject} />}
          </dl>
          <blockquote className={styles.text}>
            {paras.map((para) => (
              <p key={para}>{para}</p>
            ))}
          </blockquote>
        </li>
      ))}
    </ol>
  );
}

function Field({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{value}</dd>
    </div>
  );
}
