/** One option of a dropdown: the value that a form sends, and the text that people read. */
export interface DropdownOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
}
