import { Icon } from '@mirqam/shared/ui/Icon';
import type { Checklist } from '../../content/Specimen.ts';
import styles from './rows.module.css';

const icons = { done: 'check', missing: 'pen', question: 'message' } as const;

export function SpecimenChecklist({ items }: Pick<Checklist, 'items'>) {
  return (
    <ul>
      {items.map(({ mark, state, what, detail }) => (
        <li key={what} className={styles.row}>
          <strong className={styles.key}>
            <Icon name={icons[mark]} /> {state}
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
