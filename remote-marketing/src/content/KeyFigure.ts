export interface Claim {
  readonly figure: string;
  readonly label: string;
  /** One line that limits the claim and changes no number. */
  readonly qualifier: string;
}
