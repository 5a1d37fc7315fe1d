import { Section } from '@mirqam/shared/ui/Section';
import type { AboutContent } from '../../content/AboutContent.ts';
import styles from './WhoWeAre.module.css';

export function WhoWeAre({ about }: { readonly about: AboutContent }) {
  return (
    <Section label={about.heading}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <h2>{about.heading}</h2>
          <ul className={styles.figures}>
            {about.list.map(({ number, text, qualifier }) => (
              <li key={number}>
                <strong className={styles.number}>{number}</strong> <span>{text}</span>
                {qualifier && <p>{qualifier}</p>}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.story}>
          <h3>{about.title}</h3>
          {about.desc.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
