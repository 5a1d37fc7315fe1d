/** The row that the drawing of a section shows: the sections of a page share the rows of its sheet evenly. */
export const rowInFocus = (rows: number, section: number, sections: number) =>
  Math.floor(((section + 0.5) * rows) / sections);
