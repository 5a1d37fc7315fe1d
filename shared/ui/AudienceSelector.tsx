import { type MouseEvent, useEffect, useState } from 'react';
import { type AudienceValue, type JournalSlug, journals } from '../contract/journals.ts';
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

  const href = `/journals/${audience}/${slug}`;

  function search(event: MouseEvent) {
    event.preventDefault();
    if (pending) return;
    setSearched(true);
    onSearch(href);
  }

  const tone = ground === 'night' ? 'night' : 'primary';
  const isInline = layout === 'bar';
  return (
    <div className={joinClasses(styles.selector, styles[layout])} data-ground={ground}>
      {/* Without its code the form leads to the service that it shows. */}
      <form className={styles.row} action={href}>
        <Dropdown label="I'm an" options={journals} value={audience} onChange={chooseAudience} isInline={isInline} />
        <Dropdown label="and I need" options={services} value={slug} onChange={chooseService} isInline={isInline} />
        <Button type="submit" tone={tone} aria-disabled={isLoading || undefined} onClick={search}>
          {isLoading ? 'Loading' : 'Search'}
        </Button>
      </form>
      <p className={hidden.hidden} aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
