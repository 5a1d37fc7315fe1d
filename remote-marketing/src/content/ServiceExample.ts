/** A readable example of what visitors of a service receive. */
export type ServiceExample = TableExample | CalendarExample;

interface Example {
  readonly caption: string;
  readonly note: string;
}

export interface TableExample extends Example {
  readonly kind: 'table';
  /** At most three columns of short texts fit a phone. */
  readonly columns: readonly string[];
  /** The first cell heads its row. */
  readonly groups: readonly { readonly title?: string; readonly rows: readonly (readonly string[])[] }[];
}

export interface CalendarExample extends Example {
  readonly kind: 'calendar';
  /** One for each day. */
  readonly entries: readonly { readonly what: string; readonly where: string }[];
}
