import { Icon } from '@mirqam/shared/ui/Icon';
import { Picture } from '@mirqam/shared/ui/Picture';
import { type PointerEvent, useId } from 'react';
import type { AboutContent } from '../../content/AboutContent.ts';
import styles from './WhyCard.module.css';

interface WhyCardProps {
  readonly card: AboutContent['cards'][number];
  readonly isExpanded: boolean;
  readonly onExpand: () => void;
}

export function WhyCard({ card: { img, icon, heading, desc }, isExpanded, onExpand }: WhyCardProps) {
  const id = useId();
  const [, tone] = img.split('#');

  // A touch also raises `pointerenter`, before it scrolls or taps; the button handles taps.
  function expandForMouse({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') onExpand();
  }

  return (
    <li
      className={isExpanded ? `${styles.card} ${styles.expanded}` : styles.card}
      data-ground="paper"
      data-tone={tone}
      onPointerEnter={expandForMouse}
    >
      <Picture img={img} alt="" width={640} height={360} />
      <div className={styles.body}>
        <Icon name={icon} size={32} />
        <h3>
          {/* A tap on the label is one on the button. */}
          <label className={styles.label} id={id} htmlFor={`${id}button`}>
            {heading}
          </label>
        </h3>
        <div className={styles.fold}>
          <p id={`${id}desc`} className={styles.desc}>
            {desc}
          </p>
        </div>
        <button
          className={styles.button}
          type="button"
          id={`${id}button`}
          aria-labelledby={id}
          aria-expanded={isExpanded}
          aria-controls={`${id}desc`}
          onClick={onExpand}
          onFocus={onExpand}
        />
      </div>
    </li>
  );
}
