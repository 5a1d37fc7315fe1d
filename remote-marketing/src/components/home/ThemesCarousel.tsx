import { ArrowButton } from '@mirqam/shared/ui/ArrowButton';
import { useMediaQuery } from '@mirqam/shared/ui/useMediaQuery';
import { type FocusEvent, startTransition, useEffect, useRef, useState } from 'react';
import type { HomeContent } from '../../content/HomeContent.ts';
import type { CarouselCard } from '../../content/ThemeContent.ts';
import { dragToScroll } from './dragToScroll.ts';
import { scrollByCard } from './loop.ts';
import { marquee } from './marquee.ts';
import { PauseButton } from './PauseButton.tsx';
import { ThemeCard } from './ThemeCard.tsx';
import styles from './ThemesCarousel.module.css';

interface ThemesCarouselProps {
  readonly themes: readonly CarouselCard[];
  readonly words: HomeContent['themes'];
}

export function ThemesCarousel({ themes, words }: ThemesCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [isHeld, setIsHeld] = useState(false);
  // Only the script needs the copies. They lie beyond the edge, so adding them shifts no layout and can wait.
  const [hasClones, setHasClones] = useState(false);
  const isPlaying = choice ? choice === 'play' : !isStill;
  const isMoving = hasClones && isPlaying && !isHeld;

  useEffect(() => startTransition(() => setHasClones(true)), []);
  useEffect(() => whileShown(list.current, dragToScroll), []);
  useEffect(() => (isMoving ? whileShown(list.current, marquee) : undefined), [isMoving]);

  const stop = () => setChoice('pause');
  const step = (direction: 1 | -1) => {
    stop();
    if (list.current) scrollByCard(list.current, direction, isStill ? 'auto' : 'smooth');
  };
  const showFocused = ({ target }: FocusEvent) => {
    stop();
    // The browser scrolls only until a sliver of the link shows. A card must not move under a mouse that presses it.
    if (target.matches(':focus-visible')) target.closest('li')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className={styles.themes} aria-label={words.name} aria-roledescription={words.role}>
      <div className={styles.top}>
        <h2>{words.heading}</h2>
        <PauseButton
          words={words}
          isPlaying={isPlaying}
          onHold={setIsHeld}
          onClick={() => setChoice(isPlaying ? 'pause' : 'play')}
        />
        <ArrowButton label={words.previous} direction="previous" onFocus={stop} onClick={() => step(-1)} />
        <ArrowButton label={words.next} direction="next" onFocus={stop} onClick={() => step(1)} />
      </div>
      <ul className={styles.cards} ref={list} onFocus={showFocused}>
        {themes.map((card) => (
          <ThemeCard key={card.id} card={card} />
        ))}
        {hasClones && themes.map((card) => <ThemeCard key={`clone ${card.id}`} card={card} isClone />)}
      </ul>
    </section>
  );
}

function whileShown(list: HTMLElement | null, behave: (list: HTMLElement, signal: AbortSignal) => void) {
  const shown = new AbortController();
  if (list) behave(list, shown.signal);
  return () => shown.abort();
}
