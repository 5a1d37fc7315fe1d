/** The words of the ruler of working days. */
export interface RulerContent {
  readonly heading: string;
  readonly desc: string;
  readonly question: string;
  readonly hint: string;
  readonly day: string;
  readonly month: string;
  readonly example: string;
  readonly chosen: string;
  /** The start of the answer, with `{submitted}` for a weekday and a date; the date of publication follows. */
  readonly answer: string;
  readonly submitted: string;
  readonly published: string;
  readonly qualifier: string;
  readonly holidays: string;
  /** What happens between the first and the last working day of a `span`, counted from 1. */
  readonly stages: readonly {
    readonly span: readonly [first: number, last: number];
    readonly term: string;
    readonly desc: string;
  }[];
  /** What happens when a stage takes longer. */
  readonly late: string;
  /** The day on which the paper of the example is submitted; no public holiday falls in its six weeks. */
  readonly start: string;
  readonly months: readonly string[];
  /** As short as the end of a row of the ruler. */
  readonly shortMonths: readonly string[];
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  /** Friday and Saturday in at most three letters. */
  readonly weekend: readonly [friday: string, saturday: string];
}
