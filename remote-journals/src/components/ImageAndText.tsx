import { Icon } from '@mirqam/shared/ui/Icon';
import { Picture } from '@mirqam/shared/ui/Picture';
import { RichText } from '@mirqam/shared/ui/RichText';
import { useId } from 'react';
import type { JournalSection } from '../content/JournalContent.ts';
import type { SpecimenWords } from '../content/JournalWords.ts';
import type { Specimen } from '../content/Specimen.ts';
import styles from './ImageAndText.module.css';
import { SpecimenDetail } from './specimens/SpecimenDetail.tsx';

interface ImageAndTextProps {
  readonly section: JournalSection;
  readonly specimen: Specimen;
  readonly words: SpecimenWords;
  /** Puts the image on the left. */
  readonly isMirrored: boolean;
}

export function ImageAndText({ section, specimen, words, isMirrored }: ImageAndTextProps) {
  const headingId = useId();
  return (
    <section className={styles.section} data-mirrored={isMirrored || undefined} aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId}>{section.title}</h2>
        {section.heading && <h3>{section.heading}</h3>}
        {section.heading1 && <h3>{section.heading1}</h3>}
        <RichText para={section.para1} />
        {section.heading2 && <h3>{section.heading2}</h3>}
        {section.para2 && <RichText para={section.para2} />}
        {section.list.length > 0 && (
          <ul className={styles.list}>
            {section.list.map(({ icon, para }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a built para is a tree, and the list never changes
              <li key={index} className={styles.item}>
                <Icon name={icon} />
                <RichText para={para} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.picture}>
        <Picture img={section.img} alt="" width={640} height={360} />
        <SpecimenDetail specimen={specimen} rows={section.rows} words={words} />
      </div>
    </section>
  );
}
