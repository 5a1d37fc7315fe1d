import { journals } from '@mirqam/shared/contract/journals';
import { Dropdown } from '@mirqam/shared/ui/Dropdown';
import { Section } from '@mirqam/shared/ui/Section';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useMediaQuery } from '@mirqam/shared/ui/useMediaQuery';
import { useState } from 'react';
import { home } from '../../content/home.ts';
import { homeAudiences } from '../../content/homeAudiences.ts';
import { AudienceServices } from './AudienceServices.tsx';
import styles from './Recognition.module.css';

const tabs = homeAudiences.map(({ label, heading, list }) => ({
  label,
  content: <AudienceServices heading={heading} list={list} />,
}));

export function Recognition() {
  const [selected, setSelected] = useState(0);
  // CSS shows one of the two controls from the first paint; the roles of the panels follow once that is known here.
  const isNarrow = useMediaQuery('(width < 48em)');
  return (
    <Section id="recoganition" heading={home.recognition} ground="sand">
      <div className={styles.choice}>
        <Dropdown
          label="Audience"
          options={journals}
          value={journals[selected]?.value}
          onChange={(value) => setSelected(journals.findIndex((audience) => audience.value === value))}
        />
      </div>
      <div className={styles.tabs}>
        <Tabs label="Audience" tabs={tabs} selected={selected} onSelect={setSelected} hasList={!isNarrow} />
      </div>
    </Section>
  );
}
