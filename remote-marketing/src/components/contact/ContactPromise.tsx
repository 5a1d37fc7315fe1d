import type { OwnerFacts } from '@mirqam/shared/contract/owner';
import { Icon } from '@mirqam/shared/ui/Icon';
import { RichText } from '@mirqam/shared/ui/RichText';
import type { ContactContent } from '../../content/ContactContent.ts';
import styles from './ContactPromise.module.css';

interface ContactPromiseProps {
  readonly promise: ContactContent['promise'];
  readonly owner: OwnerFacts;
}

/** Who replies, by when, and what becomes of a file: before the form, so that a phone shows it first. */
export function ContactPromise({ promise: { heading, desc, para }, owner }: ContactPromiseProps) {
  const said = [owner.replies, owner.languages, owner.place].flatMap((fact) => fact ?? []);
  return (
    <div className={styles.promise}>
      <Icon name="clock" />
      <h2 className={styles.heading}>{heading}</h2>
      <p>{desc}</p>
      <RichText para={para} />
      {said.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </div>
  );
}
