import type { SelectorWords } from '@mirqam/shared/contract/content/Words';
import type { Menu } from '@mirqam/shared/contract/Menu';
import type { PageProps } from '@mirqam/shared/contract/Page';
import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import { useMediaQuery } from '@mirqam/shared/ui/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import type { HomeContent } from '../../content/HomeContent.ts';
import { drift } from './drift.ts';
import styles from './Hero.module.css';
import { PauseButton } from './PauseButton.tsx';
import { Rosette } from './Rosette.tsx';

interface HeroProps extends Pick<PageProps, 'navigate' | 'pending'> {
  /** The journal services by audience. */
  readonly audiences: Menu;
  readonly words: HomeContent['hero'];
  readonly errands: HomeContent['errands'];
  readonly selector: SelectorWords;
}

export function Hero({ audiences, words, errands, selector, navigate, pending }: HeroProps) {
  const { title, maintitle, desc } = words;
  // False until the page is hydrated: the drawing moves only where a button can pause it. Forced colours hide it.
  const canDrift = useMediaQuery(
    '(min-width: 48em) and (prefers-reduced-motion: no-preference) and (forced-colors: none)',
  );
  const [isPaused, setIsPaused] = useState(false);
  const hero = useRef<HTMLElement>(null);
  const isDrifting = canDrift && !isPaused;
  useEffect(() => {
    const drawing = hero.current?.querySelector(':scope > img');
    return isDrifting && drawing ? drift(drawing) : undefined;
  }, [isDrifting]);
  return (
    <>
      <header className={styles.hero} data-ground="night" ref={hero}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{title}</p>
          <h1 className={styles.heading} tabIndex={-1}>
            {maintitle}
          </h1>
          <p className={styles.lead}>{desc}</p>
        </div>
        {/* After the text: before it, an early frame would show the rosette in another place. */}
        <Rosette />
        {canDrift && <PauseButton words={words} isPlaying={isDrifting} onClick={() => setIsPaused(isDrifting)} />}
      </header>
      <div className={styles.selector}>
        {audiences.length > 0 && (
          <AudienceSelector words={selector} menu={audiences} pending={pending} onSearch={navigate} />
        )}
        <ul className={styles.errands}>
          {errands.map(({ label, link }) => (
            <li key={link}>
              <a href={link}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
