import type { Menu } from '@mirqam/shared/contract/Menu';
import { Dropdown } from '@mirqam/shared/ui/Dropdown';
import { Section } from '@mirqam/shared/ui/Section';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useMediaQuery } from '@mirqam/shared/ui/useMediaQuery';
import { useState } from 'react';
import type { AudienceHeadings, HomeContent } from '../../content/HomeContent.ts';
import type { PageLabels } from '../../content/PageLabels.ts';
import { AudienceServices } from './AudienceServices.tsx';
import styles from './Recognition.module.css';

interface RecognitionProps {
  /** The journal services by audience. */
  readonly audiences: Menu;
  readonly words: HomeContent['recognition'];
  readonly headings: AudienceHeadings;
  readonly contact: PageLabels['contact'];
}

export function Recognition({ audiences, words, headings, contact }: RecognitionProps) {
  const [selected, setSelected] = useState(0);
  // CSS shows one of the two controls from the first paint; the roles of the panels follow once this media query runs.
  const isNarrow = useMediaQuery('(width < 48em)');
  const options = audiences.map(({ value, label }) => ({ value, label }));
  const tabs = audiences.map(({ value, label, list }) => ({
    label,
    content: <AudienceServices heading={headings[value] ?? label} list={list} />,
  }));
  return (
    <Section id="recoganition" heading={words.heading} ground="sand">
      <div className={styles.choice}>
        <Dropdown
          label={words.audience}
          options={options}
          value={audiences[selected]?.value}
          onChange={(chosen) => setSelected(audiences.findIndex(({ value }) => value === chosen))}
        />
      </div>
      <div className={styles.tabs}>
        <Tabs label={words.audience} tabs={tabs} selected={selected} onSelect={setSelected} hasList={!isNarrow} />
      </div>
      <p className={styles.rest}>
        {`${words.question} `}
        <a href={contact.href}>{words.link}</a>
      </p>
    </Section>
  );
}
