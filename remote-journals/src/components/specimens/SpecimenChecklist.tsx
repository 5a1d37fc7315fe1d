import { Icon } from '@mirqam/shared/ui/Icon';
import type { Checklist } from '../../content/Specimen.ts';
import styles from './rows.module.css';

export function SpecimenChecklist({ items }: Pick<Checklist, 'items'>) {
  return (
    <ul>
      {items.map(({ done, state, what, detail }) => (
        <li key={what} className={styles.row}>
          <strong className={styles.key}>
            <Icon name={done ? 'check' : 'message'} /> {state}
          </strong>{' '}
          <span>
            {what}
            {detail && <span className={styles.detail}> {detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
