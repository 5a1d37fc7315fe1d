import { Checklist } from '@mirqam/shared/ui/Checklist';
import { Figure } from '@mirqam/shared/ui/Figure';
import { Section } from '@mirqam/shared/ui/Section';
import type { ServiceContent } from '../../content/ServiceContent.ts';
import type { CalendarExample } from '../../content/ServiceExample.ts';
import { PostingCalendar } from './PostingCalendar.tsx';
import styles from './PostingPlan.module.css';

interface PostingPlanProps {
  readonly checklist: ServiceContent['checklist'];
  readonly example: CalendarExample;
  /** Stands before the caption of the example. */
  readonly mark: string;
}

/** What a plan holds, with a calendar from one. */
export function PostingPlan({ checklist: { heading, desc, list }, example, mark }: PostingPlanProps) {
  return (
    <Section heading={heading} lead={desc} start={<Checklist items={list} />} isBeside>
      <div className={styles.example}>
        <Figure mark={mark} caption={example.caption} note={example.note} layout="within">
          <PostingCalendar entries={example.entries} />
        </Figure>
      </div>
    </Section>
  );
}
