import { Picture } from '@mirqam/shared/ui/Picture';
import type { CarouselCard } from '../../content/ThemeContent.ts';
import styles from './ThemeCard.module.css';

interface ThemeCardProps {
  readonly card: CarouselCard;
  /** The second copy of a card, which only fills the loop: it can be clicked but is not there for anyone else. */
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
