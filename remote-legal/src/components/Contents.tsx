import type { LegalPart } from '../content/LegalContent.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly label: string;
  readonly parts: readonly LegalPart[];
}

// Renders the links twice and hides one list by CSS: wide screens show a sticky column, narrow ones a disclosure,
// which works without JavaScript.
export function Contents({ label, parts }: ContentsProps) {
  const links = (
    <ul className={styles.list}>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav id="contents" aria-label={label} className={styles.contents}>
      <div className={styles.column}>
        <p className={styles.label} aria-hidden>
          {label}
        </p>
        {links}
      </div>
      <details className={styles.disclosure}>
        <summary className={styles.summary}>{label}</summary>
        {links}
      </details>
    </nav>
  );
}
