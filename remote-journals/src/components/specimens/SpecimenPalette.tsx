import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Palette } from '../../content/Specimen.ts';
import styles from './columns.module.css';
import { contrastWithWhite } from './contrastWithWhite.ts';

interface SpecimenPaletteProps extends Pick<Palette, 'colours'> {
  readonly words: Pick<SpecimenWords, 'sample' | 'contrast'>;
}

export function SpecimenPalette({ colours, words }: SpecimenPaletteProps) {
  return (
    <ul className={`${styles.columns} ${styles.swatches}`}>
      {colours.map(({ hex, name, use }) => (
        <li key={hex} className={styles.column}>
          {/* The CSP allows a `fill`, but no inline style. */}
          <svg className={styles.swatch} viewBox="0 0 160 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect width="160" height="80" fill={hex} />
            <text x="80" y="54" textAnchor="middle" fill="#ffffff">
              {words.sample}
            </text>
          </svg>
          <strong>{name}</strong>
          <p className={styles.detail}>
            {words.contrast.replace('{hex}', hex).replace('{ratio}', contrastWithWhite(hex).toFixed(1))}
          </p>
          <p>{use}</p>
        </li>
      ))}
    </ul>
  );
}
