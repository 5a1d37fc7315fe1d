import type { Palette } from '../../content/Specimen.ts';
import styles from './columns.module.css';
import { contrastWithWhite } from './contrastWithWhite.ts';

export function SpecimenPalette({ colours }: Pick<Palette, 'colours'>) {
  return (
    <ul className={`${styles.columns} ${styles.swatches}`}>
      {colours.map(({ hex, name, use }) => (
        <li key={hex} className={styles.column}>
          {/* The CSP allows a `fill`, but no inline style. */}
          <svg className={styles.swatch} viewBox="0 0 160 80" aria-hidden="true">
            <rect width="160" height="80" fill={hex} />
            <text x="16" y="54" fill="#ffffff">
              Aa
            </text>
          </svg>
          <strong>{name}</strong>
          <p className={styles.detail}>
            {hex}, contrast {contrastWithWhite(hex).toFixed(1)} to 1
          </p>
          <p>{use}</p>
        </li>
      ))}
    </ul>
  );
}
