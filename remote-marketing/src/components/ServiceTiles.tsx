import { Icon } from '@mirqam/shared/ui/Icon';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import type { ServiceTile } from '../content/ServiceTile.ts';
import styles from './ServiceTiles.module.css';

interface ServiceTilesProps {
  readonly tiles: readonly ServiceTile[];
}

export function ServiceTiles({ tiles }: ServiceTilesProps) {
  return (
    <ul className={tiles.length % 3 ? `${styles.tiles} ${styles.fours}` : styles.tiles}>
      {tiles.map(({ img, title, desc, link }) => (
        <li key={title} className={styles.tile}>
          <Icon name={img} size={32} />
          <h3>{link ? <TitleLink href={link}>{title}</TitleLink> : title}</h3>
          <p>{desc}</p>
        </li>
      ))}
    </ul>
  );
}
