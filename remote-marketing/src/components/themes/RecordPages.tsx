import type { RecordPage } from '../../content/ThemeFigure.ts';
import styles from './RecordPages.module.css';

interface RecordPagesProps {
  readonly pages: readonly RecordPage[];
}

/** What readers see of an article, page after page, as its record changes. */
export function RecordPages({ pages }: RecordPagesProps) {
  return (
    <ol className={styles.pages}>
      {pages.map(({ title, notice, text, facts, stamp }) => (
        <li key={title} className={styles.page}>
          <strong className={styles.title}>{title}</strong>
          <div className={styles.sheet}>
            {notice && <p className={styles.notice}>{notice}</p>}
            {text && <p className={styles.text}>{text}</p>}
            {facts && (
              <dl className={styles.facts}>
                {facts.map(([term, value]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {stamp && <p className={styles.stamp}>{stamp}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
