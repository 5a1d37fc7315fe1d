import { Icon } from '@mirqam/shared/ui/Icon';
import { StarList } from '@mirqam/shared/ui/StarList';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import type { ListCard } from '../../content/ServiceContent.ts';
import styles from './ListCards.module.css';

interface ListCardsProps {
  readonly cards: ListCard['cards'];
}

export function ListCards({ cards }: ListCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ heading, desc, img, list, link }) => (
        <li key={heading} className={styles.card}>
          <Icon name={img} size={32} />
          <h3>{link ? <TitleLink href={link}>{heading}</TitleLink> : heading}</h3>
          <p>{desc}</p>
          <StarList items={list} />
        </li>
      ))}
    </ul>
  );
}
