export interface DropdownOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
}
