import { AudienceSelector } from '@mirqam/shared/ui/AudienceSelector';
import { Button } from '@mirqam/shared/ui/Button';
import { Section } from '@mirqam/shared/ui/Section';
import { useState } from 'react';
import styles from './Gallery.module.css';

export function GallerySelectors() {
  const [pending, setPending] = useState(false);
  const start = () => setPending(true);
  return (
    <Section heading="Audience selector" lead="Search shows the loading state until it is ended.">
      <div className={styles.stack}>
        <AudienceSelector pending={pending} onSearch={start} />
        <div className={styles.wide}>
          <AudienceSelector pending={pending} onSearch={start} layout="bar" audience="editor" slug="compliance-check" />
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
