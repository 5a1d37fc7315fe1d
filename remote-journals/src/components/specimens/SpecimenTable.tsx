import { DataTable } from '@mirqam/shared/ui/DataTable';
import type { Table } from '../../content/Specimen.ts';
import styles from './columns.module.css';

/** A table whose groups can be closed. */
export const SpecimenTable = ({ columns, groups }: Pick<Table, 'columns' | 'groups'>) => (
  <div className={styles.groups}>
    {groups.map(({ title, rows }) => (
      <details key={title} open>
        <summary className={styles.title}>{title}</summary>
        <DataTable columns={columns} groups={[{ rows }]} />
      </details>
    ))}
  </div>
);
