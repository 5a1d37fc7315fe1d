import { Children, type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Slider.module.css';
import { useSlider } from './slider/useSlider.ts';

interface SliderProps {
  /** Names the region, as its `h2`. */
  readonly label: string;
  /** The slides, each an `li`. */
  readonly children: ReactNode;
  readonly previous?: string;
  readonly next?: string;
}

export function Slider({ label, children, previous = 'Previous slide', next = 'Next slide' }: SliderProps) {
  const id = useId();
  const { track, position, isFirst, isLast, measure, move } = useSlider();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{label}</h2>
        <p className={styles.position} aria-live="polite">
          {`${position + 1} of ${Children.count(children)}`}
        </p>
        <button
          className={styles.button}
          type="button"
          aria-label={previous}
          aria-disabled={isFirst}
          onClick={() => move(-1)}
        >
          <Icon name="arrow-right" />
        </button>
        <button
          className={styles.button}
          type="button"
          aria-label={next}
          aria-disabled={isLast}
          onClick={() => move(1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={track} className={styles.track} role="group" aria-label={label} tabIndex={0} onScroll={measure}>
        <ul className={styles.slides}>{children}</ul>
      </div>
    </section>
  );
}
