import type { MenuEntry } from '@mirqam/shared/contract/Menu';
import { RuledList } from '@mirqam/shared/ui/RuledList';
import { SheetIcon } from '@mirqam/shared/ui/SheetIcon';
import { TitleLink } from '@mirqam/shared/ui/TitleLink';
import styles from './AudienceServices.module.css';

interface AudienceServicesProps {
  readonly heading: string;
  readonly list: readonly MenuEntry[];
}

export function AudienceServices({ heading, list }: AudienceServicesProps) {
  return (
    <>
      <h3 className={styles.heading}>{heading}</h3>
      <RuledList columns={list.length % 3 ? 4 : 3}>
        {list.map(({ label, desc, icon, url }) => (
          <li key={url} className={styles.card}>
            {icon && <SheetIcon name={icon} size={28} />}
            <p className={styles.title}>
              <TitleLink href={url}>{label}</TitleLink>
            </p>
            <p>{desc}</p>
          </li>
        ))}
      </RuledList>
    </>
  );
}
