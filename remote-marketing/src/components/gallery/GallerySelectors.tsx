import type { Menu } from '@mirqam/shared/contract/Menu';
import { AudienceBar } from '@mirqam/shared/ui/AudienceBar';
import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import { Button } from '@mirqam/shared/ui/Button';
import { Section } from '@mirqam/shared/ui/Section';
import { useState } from 'react';
import { selectorWords } from '../../content/labels.ts';
import styles from './Gallery.module.css';

interface GallerySelectorsProps {
  readonly menu: Menu;
}

export function GallerySelectors({ menu }: GallerySelectorsProps) {
  const [pending, setPending] = useState(false);
  const start = () => setPending(true);
  return (
    <Section heading="Audience selector">
      <div className={styles.stack}>
        <AudienceSelector words={selectorWords} menu={menu} pending={pending} onSearch={start} />
        <div className={styles.wide}>
          <AudienceBar
            words={selectorWords}
            menu={menu}
            current="/journals/editor/compliance-check"
            pending={pending}
            onSearch={start}
          />
        </div>
        <div className={styles.row}>
          <Button tone="quiet" onClick={() => setPending(false)}>
            End loading
          </Button>
        </div>
      </div>
    </Section>
  );
}
