import type { Tone } from '@mirqam/shared/contract/Tone';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { useId } from 'react';
import type { PageLabels } from '../content/PageLabels.ts';
import { ContactLink } from './ContactLink.tsx';
import styles from './GradientCall.module.css';

interface GradientCallProps {
  readonly tone: Tone;
  readonly heading: string;
  readonly desc: string;
  readonly contact: PageLabels['contact'];
}

export function GradientCall({ tone, heading, desc, contact }: GradientCallProps) {
  const id = useId();
  return (
    <section className={styles.call} data-tone={tone} aria-labelledby={id}>
      <Pattern tone={tone} />
      <div className={styles.container}>
        <h2 id={id}>{heading}</h2>
        <p className={styles.desc}>{desc}</p>
        <ContactLink {...contact} />
      </div>
    </section>
  );
}
