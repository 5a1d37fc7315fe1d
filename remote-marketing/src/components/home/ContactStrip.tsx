import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { useId } from 'react';
import { home } from '../../content/home.ts';
import styles from './ContactStrip.module.css';

export function ContactStrip() {
  const id = useId();
  const { heading, para, action } = home.contact;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p>{para}</p>
      </div>
      <ButtonLink href="/contact">{action}</ButtonLink>
    </section>
  );
}
