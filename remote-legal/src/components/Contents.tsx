import type { LegalPart } from '../content/LegalContent.ts';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly parts: readonly LegalPart[];
}

// The same links twice, one of them always `display: none`: a column that stays in view on wide screens, and on
// narrow ones a disclosure that works without JavaScript.
export function Contents({ parts }: ContentsProps) {
  const links = (
    <ul className={styles.list}>
      {parts.map(({ id, heading }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav aria-label="Contents" className={styles.contents}>
      <div className={styles.column}>
        <p className={styles.label} aria-hidden>
          Contents
        </p>
        {links}
      </div>
      <details className={styles.disclosure}>
        <summary className={styles.summary}>Contents</summary>
        {links}
      </details>
    </nav>
  );
}
