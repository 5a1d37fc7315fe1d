import { Section } from '@mirqam/shared/ui/Section';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useState } from 'react';
import { about } from '../../content/about.ts';
import { aboutHeadings } from '../../content/aboutHeadings.ts';
import styles from './Mission.module.css';
import { MissionPanel } from './MissionPanel.tsx';

const tabs = about.tabs.map((tab) => ({ label: tab.label, content: <MissionPanel tab={tab} /> }));

export function Mission() {
  const [selected, setSelected] = useState(0);
  return (
    <Section label={aboutHeadings.mission.heading}>
      <div className={styles.columns}>
        <h2>{aboutHeadings.mission.heading}</h2>
        <Tabs label={aboutHeadings.mission.tabs} tabs={tabs} selected={selected} onSelect={setSelected} />
      </div>
    </Section>
  );
}
