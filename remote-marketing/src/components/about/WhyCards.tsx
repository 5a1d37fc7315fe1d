import { Section } from '@mirqam/shared/ui/Section';
import { type PointerEvent, useState } from 'react';
import { about } from '../../content/about.ts';
import { aboutHeadings } from '../../content/aboutHeadings.ts';
import { WhyCard } from './WhyCard.tsx';
import styles from './WhyCards.module.css';

const columns = [styles.first, styles.second, styles.third];

export function WhyCards() {
  const [expanded, setExpanded] = useState(0);

  function reset({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setExpanded(0);
  }

  return (
    <Section heading={aboutHeadings.why.heading} ground="sand">
      <div className={styles.frame}>
        <ul className={`${styles.cards} ${columns[expanded]}`} onPointerLeave={reset}>
          {about.cards.map((card, index) => (
            <WhyCard
              key={card.heading}
              card={card}
              isExpanded={index === expanded}
              onExpand={() => setExpanded(index)}
            />
          ))}
        </ul>
      </div>
    </Section>
  );
}
