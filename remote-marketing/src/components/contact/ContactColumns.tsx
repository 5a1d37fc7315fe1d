import type { OwnerFacts } from '@mirqam/shared/contract/owner';
import { useId } from 'react';
import type { ContactContent } from '../../content/ContactContent.ts';
import styles from './ContactColumns.module.css';
import { ContactForm } from './ContactForm.tsx';
import { ContactPromise } from './ContactPromise.tsx';

interface ContactColumnsProps {
  readonly contact: ContactContent;
  readonly owner: OwnerFacts;
}

export function ContactColumns({ contact, owner }: ContactColumnsProps) {
  const id = useId();
  return (
    <div className={styles.columns}>
      <ContactPromise promise={contact.promise} owner={owner} />
      <section className={styles.form} aria-labelledby={id}>
        <h2 id={id}>{contact.form.heading}</h2>
        <p className={styles.desc}>{contact.form.desc}</p>
        <ContactForm words={contact.form} />
      </section>
    </div>
  );
}
