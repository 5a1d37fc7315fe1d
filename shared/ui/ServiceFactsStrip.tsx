import type { ServiceFacts } from '../contract/content/Content.ts';
import type { FactsWords } from '../contract/content/Words.ts';
import styles from './ServiceFactsStrip.module.css';

interface ServiceFactsStripProps {
  readonly facts: ServiceFacts;
  readonly words: FactsWords;
}

/** The facts of a service, below its banner: the same labels in the same order on every page. */
export function ServiceFactsStrip({ facts, words: { labels, quoted } }: ServiceFactsStripProps) {
  const { send, receive, when = quoted.when, cost = quoted.cost, decides } = facts;
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        <Fact label={labels.send}>{send}</Fact>
        <Fact label={labels.receive}>{receive}</Fact>
        {quoted.both && !facts.when && !facts.cost ? (
          <Fact label={quoted.both}>{cost}</Fact>
        ) : (
          <>
            <Fact label={labels.when}>{when}</Fact>
            <Fact label={labels.cost}>{cost}</Fact>
          </>
        )}
        <Fact label={labels.decides}>{decides}</Fact>
      </dl>
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt> <dd>{children}</dd>
    </div>
  );
}
