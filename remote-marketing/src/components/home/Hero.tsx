import type { PageProps } from '@mirqam/shared/contract/Page';
import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import { Rosette } from '@mirqam/shared/ui/Rosette';
import { home } from '../../content/home.ts';
import styles from './Hero.module.css';

type HeroProps = Pick<PageProps, 'navigate' | 'pending'>;

export function Hero({ navigate, pending }: HeroProps) {
  const { title, maintitle, desc } = home.hero;
  return (
    <>
      <header className={styles.hero} data-ground="night">
        <div className={styles.text}>
          <p className={styles.eyebrow}>{title}</p>
          <h1 className={styles.heading} tabIndex={-1}>
            {maintitle}
          </h1>
          <p className={styles.lead}>{desc}</p>
        </div>
        {/* After the text: a frame painted between the two would show it in another place. */}
        <Rosette />
      </header>
      <div className={styles.selector}>
        <AudienceSelector layout="hero" pending={pending} onSearch={navigate} />
      </div>
    </>
  );
}
