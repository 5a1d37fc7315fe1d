import { Section } from '@mirqam/shared/ui/Section';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useState } from 'react';
import { about } from '../../content/about.ts';
import { aboutHeadings } from '../../content/aboutHeadings.ts';
import { MissionPanel } from './MissionPanel.tsx';

const tabs = about.tabs.map((tab) => ({ label: tab.label, content: <MissionPanel tab={tab} /> }));

export function Mission() {
  const [selected, setSelected] = useState(0);
  return (
    <Section heading={aboutHeadings.mission.heading}>
      <Tabs label={aboutHeadings.mission.tabs} tabs={tabs} selected={selected} onSelect={setSelected} />
    </Section>
  );
}
