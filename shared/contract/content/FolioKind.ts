/** What a drawing of `shared/ui/art/folio` shows on its sheets. */
export type FolioKind =
  | 'bars'
  | 'drawers'
  | 'facing-sheets'
  | 'keyhole'
  | 'lines'
  | 'linked-nodes'
  | 'margin-marks'
  | 'month-grid'
  | 'seal'
  | 'spines'
  | 'stacked-sheets'
  | 'stage-plan';
