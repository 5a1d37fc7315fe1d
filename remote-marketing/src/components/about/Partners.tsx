import { Picture } from '@mirqam/shared/ui/Picture';
import { Section } from '@mirqam/shared/ui/Section';
import { partners } from '../../content/partners.ts';
import styles from './Partners.module.css';

export function Partners() {
  return (
    <Section heading={partners.heading} lead={partners.desc} ground="sand">
      <ul className={styles.partners}>
        {partners.list.map(({ img, alt, desc }) => (
          <li key={img} className={styles.partner}>
            <Picture img={img} alt={alt} width={240} height={80} />
            <p>{desc}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
