import { Children, type ReactNode, useId } from 'react';
import type { SliderWords } from '../../contract/content/Words.ts';
import { ArrowButton } from '../buttons/ArrowButton.tsx';
import styles from './Slider.module.css';
import { useSlider } from './useSlider.ts';

interface SliderProps {
  /** The `h2`, which names the region. */
  readonly label: string;
  readonly words: SliderWords;
  /** The slides, each an `li`. */
  readonly children: ReactNode;
}

export function Slider({ label, words, children }: SliderProps) {
  const id = useId();
  const count = Children.count(children);
  const { track, position, last, isFirst, isLast, hasMoved, measure, move } = useSlider();
  const lastInView = Math.min(position + Math.max(count - last, 1), count);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{label}</h2>
        <p className={styles.position} aria-live={hasMoved ? 'polite' : 'off'}>
          {(position + 1 < lastInView ? words.several : words.one)
            .replace('{first}', `${position + 1}`)
            .replace('{last}', `${lastInView}`)
            .replace('{count}', `${count}`)}
        </p>
        <ArrowButton label={words.previous} direction="previous" isAtEnd={isFirst} onClick={() => move(-1)} />
        <ArrowButton label={words.next} direction="next" isAtEnd={isLast} onClick={() => move(1)} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <div ref={track} className={styles.track} role="group" aria-label={label} tabIndex={0} onScroll={measure}>
        <ul className={styles.slides}>{children}</ul>
      </div>
    </section>
  );
}
