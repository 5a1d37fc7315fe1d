/** One line of thought on a sheet: a row of its table, a sentence of its text, an entry of its timetable. */
export interface Row {
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
