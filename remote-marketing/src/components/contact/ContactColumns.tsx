import { useId } from 'react';
import { contact } from '../../content/contact.ts';
import { ContactAside } from './ContactAside.tsx';
import styles from './ContactColumns.module.css';
import { ContactForm } from './ContactForm.tsx';

export function ContactColumns() {
  const id = useId();
  return (
    <div className={styles.columns}>
      <section className={styles.form} aria-labelledby={id}>
        <h2 id={id}>{contact.form.heading}</h2>
        <p className={styles.desc}>{contact.form.desc}</p>
        <ContactForm />
      </section>
      <ContactAside />
    </div>
  );
}
