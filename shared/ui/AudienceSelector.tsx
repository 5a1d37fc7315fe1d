import { useEffect, useState } from 'react';
import { type AudienceValue, type JournalSlug, journals } from '../contract/journals.ts';
import { paths } from '../contract/paths.ts';
import styles from './AudienceSelector.module.css';
import { useAudienceChoice } from './audienceSelector/useAudienceChoice.ts';
import { Button } from './Button.tsx';
import { Dropdown } from './Dropdown.tsx';
import { joinClasses } from './joinClasses.ts';
import hidden from './VisuallyHidden.module.css';

interface AudienceSelectorProps {
  readonly audience?: AudienceValue;
  readonly slug?: JournalSlug;
  /** True while the page that was searched for is on its way. */
  readonly pending: boolean;
  readonly onSearch: (href: string) => void;
  readonly layout?: 'hero' | 'bar';
  readonly ground?: 'light' | 'night';
}

export function AudienceSelector(props: AudienceSelectorProps) {
  const { pending, onSearch, layout = 'hero', ground = layout === 'bar' ? 'night' : 'light' } = props;
  const { audience, slug, services, announcement, chooseAudience, chooseService } = useAudienceChoice(
    props.audience,
    props.slug,
  );
  const [hasSearched, setSearched] = useState(false);
  const isLoading = pending && hasSearched;

  useEffect(() => {
    if (!pending) setSearched(false);
  }, [pending]);

  function search() {
    if (pending) return;
    setSearched(true);
    onSearch(paths.journal.href(audience, slug));
  }

  const isInline = layout === 'bar';
  return (
    <div className={joinClasses(styles.selector, styles[layout])} data-ground={ground}>
      <div className={styles.row}>
        <Dropdown label="I'm an" options={journals} value={audience} onChange={chooseAudience} isInline={isInline} />
        <Dropdown label="and I need" options={services} value={slug} onChange={chooseService} isInline={isInline} />
        <Button tone={ground === 'night' ? 'night' : 'primary'} aria-disabled={isLoading || undefined} onClick={search}>
          {isLoading ? 'Loading' : 'Search'}
        </Button>
      </div>
      <p className={hidden.hidden} aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
