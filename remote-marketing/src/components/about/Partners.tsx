import { Picture } from '@mirqam/shared/ui/Picture';
import { Section } from '@mirqam/shared/ui/Section';
import type { PartnersContent } from '../../content/PartnersContent.ts';
import styles from './Partners.module.css';

export function Partners({ partners }: { readonly partners: PartnersContent }) {
  return (
    <Section heading={partners.heading} lead={partners.desc} kind="aside">
      <ul className={styles.partners}>
        {partners.list.map(({ img, alt, desc }) => (
          <li key={img} className={styles.partner}>
            <div className={styles.mark}>
              <Picture img={img} alt={alt} width={64} height={64} />
              <span aria-hidden>{alt}</span>
            </div>
            <p>{desc}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
