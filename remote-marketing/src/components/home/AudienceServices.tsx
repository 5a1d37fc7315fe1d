import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { Icon } from '@mirqam/shared/ui/Icon';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import styles from './AudienceServices.module.css';

interface AudienceServicesProps {
  readonly heading: string;
  readonly list: readonly MenuEntry[];
}

export function AudienceServices({ heading, list }: AudienceServicesProps) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <RuledList columns={4}>
        {list.map(({ label, desc, icon, url }) => (
          <li key={url} className={styles.card}>
            {icon && <Icon name={icon} size={28} />}
            <a href={url}>{label}</a>
            <p>{desc}</p>
          </li>
        ))}
      </RuledList>
    </>
  );
}
