import type { Menu } from '@mirqam/shared/contract/Menu';
import { Dropdown } from '@mirqam/shared/ui/Dropdown';
import { Section } from '@mirqam/shared/ui/Section';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useMediaQuery } from '@mirqam/shared/ui/useMediaQuery';
import { useState } from 'react';
import { home } from '../../content/home.ts';
import { homeAudiences } from '../../content/homeAudiences.ts';
import { AudienceServices } from './AudienceServices.tsx';
import styles from './Recognition.module.css';

interface RecognitionProps {
  /** The journal services by audience. */
  readonly audiences: Menu;
}

const headings: Readonly<Record<string, string>> = homeAudiences;

export function Recognition({ audiences }: RecognitionProps) {
  const [selected, setSelected] = useState(0);
  // CSS shows one of the two controls from the first paint; the roles of the panels follow once this media query runs.
  const isNarrow = useMediaQuery('(width < 48em)');
  const options = audiences.map(({ value, label }) => ({ value, label }));
  const tabs = audiences.map(({ value, label, list }) => ({
    label,
    content: <AudienceServices heading={headings[value] ?? `For ${label.toLowerCase()}s`} list={list} />,
  }));
  return (
    <Section id="recoganition" heading={home.recognition} ground="sand">
      <div className={styles.choice}>
        <Dropdown
          label="Audience"
          options={options}
          value={audiences[selected]?.value}
          onChange={(chosen) => setSelected(audiences.findIndex(({ value }) => value === chosen))}
        />
      </div>
      <div className={styles.tabs}>
        <Tabs label="Audience" tabs={tabs} selected={selected} onSelect={setSelected} hasList={!isNarrow} />
      </div>
      <p className={styles.rest}>
        {home.recognitionRest.question} <a href="/contact">{home.recognitionRest.link}</a>
      </p>
    </Section>
  );
}
