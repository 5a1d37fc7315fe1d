import { useId } from 'react';
import type { Report, ReportPart } from '../../content/Specimen.ts';
import styles from './columns.module.css';

export function SpecimenReport({ parts }: Pick<Report, 'parts'>) {
  return (
    <div className={styles.columns}>
      {parts.map((part) => (
        <Part key={part.title} {...part} />
      ))}
    </div>
  );
}

function Part({ title, facts = [], paras = [], list = [] }: ReportPart) {
  const titleId = useId();
  return (
    <article className={styles.column} aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {paras.map((para) => (
        <p key={para}>{para}</p>
      ))}
      {list.length > 0 && (
        <ol>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
    </article>
  );
}
