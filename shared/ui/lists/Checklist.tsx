import type { ChecklistItem } from '../../contract/content/Content.ts';
import { Icon } from '../icons/Icon.tsx';
import { RichText } from '../RichText.tsx';
import styles from './Checklist.module.css';

interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
}

export function Checklist({ items }: ChecklistProps) {
  return (
    <ul className={styles.checklist}>
      {items.map(({ img, para }) => (
        <li key={para} className={styles.item}>
          <Icon name={img} />
          <RichText para={para} className={styles.para} />
        </li>
      ))}
    </ul>
  );
}
