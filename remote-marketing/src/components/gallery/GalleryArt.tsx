import { site } from '@mirqam/shared/contract/site';
import { tones } from '@mirqam/shared/contract/Tone';
import { Icon } from '@mirqam/shared/ui/Icon';
import { Logo } from '@mirqam/shared/ui/Logo';
import { Medallion } from '@mirqam/shared/ui/Medallion';
import { Pattern } from '@mirqam/shared/ui/Pattern';
import { Picture } from '@mirqam/shared/ui/Picture';
import { Section } from '@mirqam/shared/ui/Section';
import { Stars } from '@mirqam/shared/ui/Stars';
import { gallery } from '../../content/gallery.ts';
import { home } from '../../content/home.ts';
import { Rosette } from '../home/Rosette.tsx';
import styles from './Gallery.module.css';

const ratings = [0, 1, 2, 3, 4, 5];

export function GalleryArt() {
  return (
    <>
      <Section heading="Tones">
        <div className={styles.cells}>
          {tones.map((tone) => (
            <p key={tone} className={styles.tone} data-tone={tone}>
              <Pattern tone={tone} />
              {tone}
            </p>
          ))}
        </div>
      </Section>
      <Section heading="Icons" ground="sand">
        <ul className={styles.cells}>
          {gallery.icons.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Stars, pictures and logo">
        <div className={styles.stack}>
          <div className={styles.row}>
            {ratings.map((rating) => (
              <Stars key={rating} rating={rating} label={home.testimonials.rating} />
            ))}
          </div>
          <Picture img="partners/doaj" alt="DOAJ" width={240} height={80} />
          <Logo name={site.name} />
          <div className={styles.rosette}>
            <Rosette />
          </div>
          <div className={styles.medallion}>
            <Medallion tone="teal" />
          </div>
        </div>
      </Section>
    </>
  );
}
