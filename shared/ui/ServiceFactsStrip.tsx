import type { ServiceFacts } from '../contract/content/ServiceFacts.ts';
import { owner } from '../contract/owner.ts';
import styles from './ServiceFactsStrip.module.css';

const inQuotation = 'In the quotation';

/** The five facts of a service, below its banner: the same labels in the same order on every page. */
export function ServiceFactsStrip({ facts }: { readonly facts: ServiceFacts }) {
  const {
    send,
    receive,
    when = inQuotation,
    cost = owner.priceBasis ?? `${inQuotation}, before work starts`,
    decides,
  } = facts;
  return (
    <div className={styles.strip}>
      <dl className={styles.facts}>
        <Fact label="You send">{send}</Fact>
        <Fact label="You receive">{receive}</Fact>
        <Fact label="By when">{when}</Fact>
        <Fact label="What it costs">{cost}</Fact>
        <Fact label="Who decides">{decides}</Fact>
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
