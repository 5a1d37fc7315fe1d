import { Checklist } from '@mirqam/shared/ui/Checklist';
import type { AboutContent } from '../../content/AboutContent.ts';
import styles from './MissionPanel.module.css';

interface MissionPanelProps {
  readonly tab: AboutContent['tabs'][number];
}

export function MissionPanel({ tab: { desc, list } }: MissionPanelProps) {
  return (
    <>
      <p className={styles.desc}>{desc}</p>
      {list && <Checklist items={list} />}
    </>
  );
}
