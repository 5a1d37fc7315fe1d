/** One line of thought on a sheet: a row of its table, a sentence of its text, an entry of its timetable. */
export interface SheetRow {
  /** What it is called, above the text. */
  readonly label?: string;
  readonly runs: readonly Run[];
  /** A colour, shown as a sample above the text. */
  readonly swatch?: string;
}

export interface Run {
  readonly text: string;
  readonly mark?: 'deleted' | 'inserted';
}

/** A row of one text, such as an entry of a timetable. */
export const textRow = (label: string, ...texts: readonly (string | undefined)[]): SheetRow => ({
  label,
  runs: [{ text: texts.filter(Boolean).join(' ') }],
});

/** A row of a table: its first cell is the label, and each other cell follows the name of its column. */
export function tableRow(columns: readonly string[], [head = '', ...cells]: readonly string[]): SheetRow {
  return textRow(head, cells.map((cell, index) => `${columns[index + 1]}: ${cell}`).join('. '));
}
