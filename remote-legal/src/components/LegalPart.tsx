import { RichText } from '@mirqam/shared/ui/RichText';
import { Fragment } from 'react';
import type { LegalPart as Part } from '../content/LegalContent.ts';
import styles from './LegalPart.module.css';

interface LegalPartProps {
  readonly part: Part;
}

export function LegalPart({ part }: LegalPartProps) {
  return (
    <section className={styles.part} aria-labelledby={part.id}>
      <h2 id={part.id}>{part.heading}</h2>
      <Body desc={part.desc} para={part.para} list={part.list} />
      {part.subheading?.map(({ title, desc, para, list }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <Body desc={desc} para={para} list={list} />
        </Fragment>
      ))}
    </section>
  );
}

function Body({ desc, para, list }: Pick<Partial<Part>, 'desc' | 'para' | 'list'>) {
  return (
    <>
      {desc && <p>{desc}</p>}
      {para && <RichText para={para} />}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
