import type { Menu } from '@mirqam/shared/contract/Menu';
import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import styles from './ServiceSearch.module.css';

interface ServiceSearchProps {
  readonly menu: Menu;
  /** The address of the page's own service. */
  readonly current: string;
  readonly pending: boolean;
  readonly onSearch: (href: string) => void;
}

export function ServiceSearch({ menu, current, pending, onSearch }: ServiceSearchProps) {
  return (
    <search aria-label="Find a service" className={styles.bar} data-docked>
      <AudienceSelector
        key={current}
        menu={menu}
        current={current}
        layout="bar"
        pending={pending}
        onSearch={onSearch}
      />
    </search>
  );
}
