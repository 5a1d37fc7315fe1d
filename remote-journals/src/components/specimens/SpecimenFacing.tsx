import type { Facing } from '../../content/Specimen.ts';
import styles from './columns.module.css';

export function SpecimenFacing({ sides }: Pick<Facing, 'sides'>) {
  return (
    <div className={styles.columns}>
      {sides.map(({ lang, dir, label, paras }) => (
        <div key={lang} className={styles.column}>
          <p className={styles.title}>{label}</p>
          <blockquote lang={lang} dir={dir} className={styles.text}>
            {paras.map((para) => (
              <p key={para}>{para}</p>
            ))}
          </blockquote>
        </div>
      ))}
    </div>
  );
}
