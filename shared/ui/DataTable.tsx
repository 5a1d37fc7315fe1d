import styles from './DataTable.module.css';

interface DataTableProps {
  readonly columns: readonly string[];
  /** The first cell heads its row. */
  readonly groups: readonly { readonly title?: string; readonly rows: readonly (readonly string[])[] }[];
}

export function DataTable({ columns, groups }: DataTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title = '', rows }) => (
        <tbody key={title}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className={styles.group}>
                {title}
              </th>
            </tr>
          )}
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} data-column={columns[column + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
