import type { Menu } from '@mirqam/shared/contract/Menu';
import type { PageProps } from '@mirqam/shared/contract/Page';
import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import { Rosette } from '@mirqam/shared/ui/Rosette';
import { home } from '../../content/home.ts';
import styles from './Hero.module.css';

interface HeroProps extends Pick<PageProps, 'navigate' | 'pending'> {
  /** The journal services by audience. */
  readonly audiences: Menu;
}

export function Hero({ audiences, navigate, pending }: HeroProps) {
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
        {/* After the text: before it, an early frame would show the rosette in another place. */}
        <Rosette />
      </header>
      {audiences.length > 0 && (
        <div className={styles.selector}>
          <AudienceSelector menu={audiences} layout="hero" pending={pending} onSearch={navigate} />
        </div>
      )}
    </>
  );
}
