import { RichText } from '@mirqam/shared/ui/RichText';
import type { LegalPart as Part } from '../content/LegalContent.ts';
import styles from './LegalPart.module.css';

interface LegalPartProps {
  readonly part: Part;
}

export function LegalPart({ part }: LegalPartProps) {
  return (
    <section id={part.id} aria-labelledby={`${part.id}-heading`} className={styles.part}>
      <h2 id={`${part.id}-heading`} className={styles.heading}>
        {part.heading}
      </h2>
      <Body desc={part.desc} para={part.para} list={part.list} />
      {part.subheading?.map((subheading) => (
        <div key={subheading.title} className={styles.subheading}>
          <h3>{subheading.title}</h3>
          <Body desc={subheading.desc} para={subheading.para} list={subheading.list} />
        </div>
      ))}
    </section>
  );
}

function Body({ desc, para, list }: Pick<Partial<Part>, 'desc' | 'para' | 'list'>) {
  return (
    <>
      {desc && <p>{desc}</p>}
      {para && <RichText para={para} className={styles.para} />}
      {list && (
        <ul className={styles.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
