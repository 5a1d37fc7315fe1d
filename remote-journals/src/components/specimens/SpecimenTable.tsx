import { DataTable } from '@mirqam/shared/ui/DataTable';
import type { Table } from '../../content/Specimen.ts';
import styles from './columns.module.css';

/** A table whose groups can be closed, if they have titles. */
export function SpecimenTable({ columns, groups }: Pick<Table, 'columns' | 'groups'>) {
  if (!groups[0]?.title) return <DataTable columns={columns} groups={groups} />;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rows }) => (
        <details key={title} open>
          <summary className={styles.title}>{title}</summary>
          <DataTable columns={columns} groups={[{ rows }]} />
        </details>
      ))}
    </div>
  );
}
