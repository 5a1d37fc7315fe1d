import type { ArtName, ChecklistItem } from '@mirqam/shared/contract/content/Content';
import { Checklist } from '@mirqam/shared/ui/Checklist';
import { Picture } from '@mirqam/shared/ui/Picture';
import styles from './Included.module.css';

interface IncludedProps {
  readonly img: ArtName;
  readonly items: readonly ChecklistItem[];
}

export function Included({ img, items }: IncludedProps) {
  return (
    <div className={styles.columns}>
      <Checklist items={items} />
      <Picture img={img} alt="" width={584} height={480} />
    </div>
  );
}
