import type { Correspondence } from '../../content/Specimen.ts';
import styles from './SpecimenMessages.module.css';

export function SpecimenMessages({ messages }: Pick<Correspondence, 'messages'>) {
  return (
    <ol className={styles.messages}>
      {messages.map(({ from, to, subject, paras }) => (
        <li key={from + paras[0]} className={styles.message}>
          <dl className={styles.head}>
            <Field name="From" value={from} />
            <Field name="To" value={to} />
            {subject && <Field name="Subject" value={subject} />}
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
