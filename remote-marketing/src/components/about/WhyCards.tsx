import { Section } from '@mirqam/shared/ui/Section';
import { type PointerEvent, useState } from 'react';
import type { AboutContent } from '../../content/AboutContent.ts';
import { WhyCard } from './WhyCard.tsx';
import styles from './WhyCards.module.css';

const columns = [styles.first, styles.second, styles.third];

interface WhyCardsProps extends Pick<AboutContent, 'cards'> {
  readonly heading: string;
}

export function WhyCards({ heading, cards }: WhyCardsProps) {
  const [expanded, setExpanded] = useState(0);

  function reset({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setExpanded(0);
  }

  return (
    <Section heading={heading} ground="sand">
      <div className={styles.frame}>
        <ul className={`${styles.cards} ${columns[expanded]}`} onPointerLeave={reset}>
          {cards.map((card, index) => (
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
