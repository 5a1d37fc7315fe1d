import { Icon } from '@mirqam/shared/ui/Icon';
import { RichText } from '@mirqam/shared/ui/RichText';
import { StarList } from '@mirqam/shared/ui/StarList';
import type { DualTone as DualToneContent } from '../../content/ServiceContent.ts';
import styles from './DualTone.module.css';

interface DualToneProps {
  readonly dualTone: DualToneContent;
}

export function DualTone({ dualTone: { leftside, rightside } }: DualToneProps) {
  return (
    <div className={styles.sides}>
      <div className={styles.side}>
        <h2>{leftside.heading}</h2>
        <RichText para={leftside.para} />
        <StarList items={leftside.list} />
      </div>
      <div className={styles.side} data-ground="night">
        <h2>{rightside.heading}</h2>
        <ul>
          {rightside.list.map(({ img, desc }) => (
            <li key={desc} className={styles.item}>
              <Icon name={img} />
              {desc}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
