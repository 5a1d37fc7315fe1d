/** One option of a dropdown: what a form sends, and what people read. */
export interface DropdownOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
}
