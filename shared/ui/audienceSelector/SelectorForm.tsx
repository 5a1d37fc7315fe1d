import { type MouseEvent, useEffect, useState } from 'react';
import type { SelectorWords } from '../../contract/content/Words.ts';
import type { Menu } from '../../contract/Menu.ts';
import { Button, type ButtonTone } from '../buttons/Button.tsx';
import { Dropdown } from '../dropdown/Dropdown.tsx';
import { joinClasses } from '../joinClasses.ts';
import hidden from '../VisuallyHidden.module.css';
import styles from './SelectorForm.module.css';
import { useAudienceChoice } from './useAudienceChoice.ts';

export interface SelectorProps {
  /** The audiences with their services. */
  readonly menu: Menu;
  readonly words: SelectorWords;
  /** The address of the service to start at; by default the first. */
  readonly current?: string;
  /** True while the chosen page loads. */
  readonly pending: boolean;
  readonly onSearch: (href: string) => void;
}

interface SelectorFormProps extends SelectorProps {
  readonly className: string | undefined;
  readonly ground: 'light' | 'night';
  readonly tone: ButtonTone;
}

export function SelectorForm(props: SelectorFormProps) {
  const { words, pending, onSearch, className, ground, tone } = props;
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
    <div className={joinClasses(styles.selector, className)} data-ground={ground}>
      {/* Without its code the form navigates to the service that it shows. */}
      <form className={styles.row} action={service}>
        <Dropdown label={words.audience} options={audiences} value={audience} onChange={chooseAudience} />
        <Dropdown label={words.service} options={services} value={service} onChange={chooseService} />
        <Button type="submit" tone={tone} aria-disabled={isLoading || undefined} onClick={search}>
          {isLoading ? words.loading : words.search}
        </Button>
      </form>
      <p className={hidden.hidden} aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
