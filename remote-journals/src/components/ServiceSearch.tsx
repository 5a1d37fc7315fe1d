import type { Menu } from '@mirqam/shared/contract/Menu';
import { AudienceBar } from '@mirqam/shared/ui/AudienceBar';
import type { JournalWords } from '../content/JournalWords.ts';
import styles from './ServiceSearch.module.css';

interface ServiceSearchProps {
  readonly words: Pick<JournalWords, 'search' | 'selector'>;
  readonly menu: Menu;
  /** The address of the page's own service. */
  readonly current: string;
  readonly pending: boolean;
  readonly onSearch: (href: string) => void;
}

export function ServiceSearch({ words, menu, current, pending, onSearch }: ServiceSearchProps) {
  return (
    <search aria-label={words.search} className={styles.bar} data-docked>
      <AudienceBar
        key={current}
        words={words.selector}
        menu={menu}
        current={current}
        pending={pending}
        onSearch={onSearch}
      />
    </search>
  );
}
