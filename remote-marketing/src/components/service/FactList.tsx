import { RichText } from '@mirqam/shared/ui/RichText';
import { Section } from '@mirqam/shared/ui/Section';
import type { Facts } from '../../content/ServiceContent.ts';
import styles from './FactList.module.css';

interface FactListProps {
  readonly facts: Facts;
  readonly kind?: 'aside';
}

export function FactList({ facts: { id, heading, desc, list, para }, kind }: FactListProps) {
  const end = Math.max(...list.map(({ span }) => span?.[1] ?? 0));
  return (
    <Section id={id} heading={heading} lead={desc} isBeside={!end} kind={kind}>
      <dl className={end ? `${styles.facts} ${styles.schedule}` : styles.facts}>
        {list.map(({ term, desc, span }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>
              <p>{desc}</p>
              {span && <Bar span={span} end={end} />}
            </dd>
          </div>
        ))}
      </dl>
      {para && <RichText para={para} className={styles.note} />}
    </Section>
  );
}

/** The bar of an entry in the schedule, which repeats the text beside it. */
function Bar({ span: [first, last], end }: { readonly span: readonly [number, number]; readonly end: number }) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden>
      <rect x={first - 1} width={last - first + 1} height={1} />
    </svg>
  );
}
