import { type MouseEvent, useEffect, useState } from 'react';
import type { SelectorWords } from '../../contract/content/Words.ts';
import type { Menu } from '../../contract/Menu.ts';
import { Button } from '../buttons/Button.tsx';
import { Dropdown } from '../dropdown/Dropdown.tsx';
import { joinClasses } from '../joinClasses.ts';
import hidden from '../VisuallyHidden.module.css';
import styles from './AudienceSelector.module.css';
import { useAudienceChoice } from './useAudienceChoice.ts';

interface AudienceSelectorProps {
  /** The audiences with their services. */
  readonly menu: Menu;
  readonly words: SelectorWords;
  /** The address of the service to start at; by default the first. */
  readonly current?: string;
  /** True while the chosen page loads. */
  readonly pending: boolean;
  readonly onSearch: (href: string) => void;
  readonly layout?: 'hero' | 'bar';
}

export function AudienceSelector(props: AudienceSelectorProps) {
  const { words, pending, onSearch, layout = 'hero' } = props;
  const isInline = layout === 'bar';
  const { audience, service, audiences, services, announcement, chooseAudience, chooseService } = useAudienceChoice(
    props.menu,
    props.current,
    words.selected,
  );
  const [hasSearched, setSearched] = useState(false);
  const isLoading = pending && hasSearched;

  useEffect(() => {
    if (!pending) setSearched(false);
  }, [pending]);

  function search(event: MouseEvent) {
    event.preventDefault();
    if (pending) return;
    setSearched(true);
    onSearch(service);
  }

  return (
    <div className={joinClasses(styles.selector, styles[layout])} data-ground={isInline ? 'night' : 'light'}>
      {/* Without its code the form navigates to the service that it shows. */}
      <form className={styles.row} action={service}>
        <Dropdown
          label={words.audience}
          options={audiences}
          value={audience}
          onChange={chooseAudience}
          isInline={isInline}
        />
        <Dropdown
          label={words.service}
          options={services}
          value={service}
          onChange={chooseService}
          isInline={isInline}
        />
        <Button
          type="submit"
          tone={isInline ? 'night' : 'primary'}
          aria-disabled={isLoading || undefined}
          onClick={search}
        >
          {isLoading ? words.loading : words.search}
        </Button>
      </form>
      <p className={hidden.hidden} aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
