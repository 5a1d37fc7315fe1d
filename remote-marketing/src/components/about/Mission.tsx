import { Section } from '@mirqam/shared/ui/Section';
import { Tabs } from '@mirqam/shared/ui/Tabs';
import { useState } from 'react';
import type { AboutContent, AboutHeadings } from '../../content/AboutContent.ts';
import styles from './Mission.module.css';
import { MissionPanel } from './MissionPanel.tsx';

interface MissionProps extends Pick<AboutContent, 'tabs'> {
  readonly headings: AboutHeadings['mission'];
}

export function Mission({ tabs, headings }: MissionProps) {
  const [selected, setSelected] = useState(0);
  return (
    <Section label={headings.heading}>
      <div className={styles.columns}>
        <h2>{headings.heading}</h2>
        <Tabs
          label={headings.tabs}
          tabs={tabs.map((tab) => ({ label: tab.label, content: <MissionPanel tab={tab} /> }))}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
    </Section>
  );
}
