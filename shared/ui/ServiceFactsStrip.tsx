import type { ServiceFacts } from '../contract/content/Content.ts';
import type { FactsWords } from '../contract/content/Words.ts';
import styles from './ServiceFactsStrip.module.css';

interface ServiceFactsStripProps {
  readonly facts: ServiceFacts;
  readonly words: FactsWords;
}

const order = ['send', 'receive', 'when', 'cost', 'decides'] as const;

/** The facts of a service, below its banner: the same labels in the same order on every page. */
export function ServiceFactsStrip({ facts, words: { labels, quoted } }: ServiceFactsStripProps) {
  const texts = { ...quoted, ...facts };
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        {order.map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{labels[fact]}</dt> <dd>{texts[fact]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
