import { Icon } from '@mirqam/shared/ui/Icon';
import type { CopiesFigure } from '../../content/ThemeFigure.ts';
import styles from './ArchivedCopies.module.css';

/** The way from a footnote by an identifier to the copies that are left. */
export function ArchivedCopies({ reference, identifier, copies }: CopiesFigure) {
  return (
    <ol className={styles.way}>
      <li className={styles.step}>
        <strong className={styles.title}>{reference.title}</strong>
        <p className={styles.reference}>{reference.text}</p>
        <p>{reference.doi}</p>
      </li>
      <li className={styles.step}>
        <strong className={styles.title}>{identifier.title}</strong>
        <p>{identifier.text}</p>
      </li>
      <li>
        <ul className={styles.copies}>
          {copies.map(({ title, state, desc, isLost }) => (
            <li key={title} className={isLost ? `${styles.copy} ${styles.lost}` : styles.copy}>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.state}>
                {!isLost && <Icon name="check" />} {state}
              </span>
              <p>{desc}</p>
            </li>
          ))}
        </ul>
      </li>
    </ol>
  );
}
