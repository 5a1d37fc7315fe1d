import type { Audience } from '@mirqam/shared/contract/content/Content';
import { Icon } from '@mirqam/shared/ui/Icon';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import styles from './AudienceServices.module.css';

interface AudienceServicesProps {
  readonly heading: string;
  readonly list: Audience['list'];
}

export function AudienceServices({ heading, list }: AudienceServicesProps) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <RuledList columns={4}>
        {list.map(({ title, desc, icon, url }) => (
          <li key={url} className={styles.card}>
            <Icon name={icon} size={28} />
            <a href={url}>{title}</a>
            <p>{desc}</p>
          </li>
        ))}
      </RuledList>
    </>
  );
}
