import type { IconName } from '@mirqam/shared/contract/content/Content';
import { Icon } from '@mirqam/shared/ui/Icon';
import styles from './rows.module.css';

interface SpecimenRowProps {
  readonly icon?: IconName;
  readonly lead: string;
  readonly what: string;
  readonly detail?: string | undefined;
}

export const SpecimenRow = ({ icon, lead, what, detail }: SpecimenRowProps) => (
  <li className={styles.row}>
    <strong className={styles.key}>
      {icon && <Icon name={icon} />}
      {lead}
    </strong>{' '}
    <span>
      {what}
      {detail && <span className={styles.detail}> {detail}</span>}
    </span>
  </li>
);
