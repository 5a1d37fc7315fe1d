import { DataTable } from '@mirqam/shared/ui/DataTable';
import { Figure } from '@mirqam/shared/ui/Figure';
import type { ServiceExample } from '../../content/ServiceExample.ts';
import styles from './ExampleFigure.module.css';
import { PostingCalendar } from './PostingCalendar.tsx';

interface ExampleFigureProps {
  readonly example: ServiceExample;
  /** Stands before the caption. */
  readonly mark: string;
}

export function ExampleFigure({ example, mark }: ExampleFigureProps) {
  return (
    <div className={styles.example}>
      <Figure mark={mark} caption={example.caption} note={example.note}>
        {example.kind === 'table' ? (
          <DataTable columns={example.columns} groups={example.groups} />
        ) : (
          <PostingCalendar entries={example.entries} />
        )}
      </Figure>
    </div>
  );
}
