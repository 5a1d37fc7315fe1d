import type { SliderWords } from '@mirqam/shared/contract/content/Words';
import { Section } from '@mirqam/shared/ui/Section';
import { Slider } from '@mirqam/shared/ui/Slider';
import type { ServiceContent } from '../../content/ServiceContent.ts';
import styles from './Reasons.module.css';

interface ReasonsProps {
  readonly label: string;
  readonly words: SliderWords;
  readonly reasons: ServiceContent['reasons'];
}

export function Reasons({ label, words, reasons }: ReasonsProps) {
  return (
    <Section ground="sand">
      <Slider label={label} words={words}>
        {reasons.map(({ heading, desc }) => (
          <li key={heading} className={styles.reason}>
            <h3>{heading}</h3>
            <p>{desc}</p>
          </li>
        ))}
      </Slider>
    </Section>
  );
}
