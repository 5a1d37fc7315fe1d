import { useId } from 'react';
import type { Report, ReportPart } from '../../content/Specimen.ts';
import { Choice } from './Choice.tsx';
import styles from './columns.module.css';

interface SpecimenReportProps extends Pick<Report, 'choice' | 'parts'> {
  readonly isDetail: boolean | undefined;
}

export function SpecimenReport({ choice, parts, isDetail }: SpecimenReportProps) {
  const name = useId();
  return (
    <div className={styles.columns}>
      {choice && !isDetail && (
        <fieldset className={styles.choices}>
          <legend>{choice}</legend>
          {parts.map((part) => (
            <Choice key={part.title} type="radio" name={name} label={part.title} defaultChecked={part === parts[0]} />
          ))}
        </fieldset>
      )}
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
