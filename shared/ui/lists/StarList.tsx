import styles from './StarList.module.css';

interface StarListProps {
  readonly items: readonly string[];
}

export function StarList({ items }: StarListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ul>
  );
}
