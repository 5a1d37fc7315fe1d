/** The motif of a drawing of `shared/ui/art/folio`. */
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
