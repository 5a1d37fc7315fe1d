import { DataTable } from '@mirqam/shared/ui/DataTable';
import { Figure } from '@mirqam/shared/ui/Figure';
import type { TableExample } from '../../content/ServiceExample.ts';
import styles from './ExampleFigure.module.css';

interface ExampleFigureProps {
  readonly example: TableExample;
  /** Stands before the caption. */
  readonly mark: string;
}

export function ExampleFigure({ example, mark }: ExampleFigureProps) {
  return (
    <div className={styles.example}>
      <Figure mark={mark} caption={example.caption} note={example.note}>
        <DataTable columns={example.columns} groups={example.groups} />
      </Figure>
    </div>
  );
}
