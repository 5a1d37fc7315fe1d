import { useId } from 'react';
import { paths } from 'shared/contract/paths';
import { ButtonLink } from 'shared/ui/ButtonLink';
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
      <ButtonLink href={paths.contact.href()}>{action}</ButtonLink>
    </section>
  );
}
