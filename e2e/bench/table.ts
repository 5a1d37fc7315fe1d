/** One line of a printed table; numbers are rounded to one digit. */
export type Row = Readonly<Record<string, string | number>>;

/** The median of every figure of several runs. */
export function medians(runs: readonly Readonly<Record<string, number>>[]): Row {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? 0))]));
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** A Markdown table under its title. */
export function formatTable(title: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = (value: string | number = '') =>
    typeof value === 'number' ? String(Math.round(value * 10) / 10) : value;
  return [
    `### ${title}\n`,
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
    '',
  ].join('\n');
}
