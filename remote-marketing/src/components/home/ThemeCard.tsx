import { Picture } from '@mirqam/shared/ui/Picture';
import type { CarouselCard } from '../../content/ThemeContent.ts';
import styles from './ThemeCard.module.css';

interface ThemeCardProps {
  readonly card: CarouselCard;
  /** A copy that fills the loop: the mouse can click it, and assistive technology and the keyboard skip it. */
  readonly isClone?: boolean;
}

export function ThemeCard({ card, isClone }: ThemeCardProps) {
  const { img, mbimg, title, para, link, color } = card;
  return (
    <li className={styles.card} data-tone={color} aria-hidden={isClone}>
      <Picture img={img} mbimg={mbimg} alt="" width={516} height={400} mbWidth={300} mbHeight={380} />
      <h3>
        <a href={link} tabIndex={isClone ? -1 : undefined}>
          {title}
        </a>
      </h3>
      <p>{para}</p>
    </li>
  );
}
