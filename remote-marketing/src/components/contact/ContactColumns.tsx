import { useId } from 'react';
import { contact } from '../../content/contact.ts';
import styles from './ContactColumns.module.css';
import { ContactForm } from './ContactForm.tsx';
import { ContactPromise } from './ContactPromise.tsx';

export function ContactColumns() {
  const id = useId();
  return (
    <div className={styles.columns}>
      <ContactPromise />
      <section className={styles.form} aria-labelledby={id}>
        <h2 id={id}>{contact.form.heading}</h2>
        <p className={styles.desc}>{contact.form.desc}</p>
        <ContactForm />
      </section>
    </div>
  );
}
