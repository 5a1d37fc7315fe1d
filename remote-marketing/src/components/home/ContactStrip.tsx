import { ButtonLink } from '@mirqam/shared/ui/ButtonLink';
import { useId } from 'react';
import type { HomeContent } from '../../content/HomeContent.ts';
import type { PageLabels } from '../../content/PageLabels.ts';
import styles from './ContactStrip.module.css';

interface ContactStripProps {
  readonly words: HomeContent['contact'];
  readonly href: PageLabels['contact']['href'];
}

export function ContactStrip({ words, href }: ContactStripProps) {
  const id = useId();
  const { heading, para, action } = words;
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p>{para}</p>
      </div>
      <ButtonLink href={href}>{action}</ButtonLink>
    </section>
  );
}
