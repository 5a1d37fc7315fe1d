export interface KeyFigure {
  readonly figure: string;
  readonly label: string;
  /** One line that limits the figure and changes no number. */
  readonly qualifier: string;
}
