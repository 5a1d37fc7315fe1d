import type { FolioKind } from '../../../contract/content/FolioKind.ts';
import { agreement } from './agreement.ts';
import { bars } from './bars.ts';
import { checklist } from './checklist.ts';
import type { Drawing } from './Drawing.ts';
import { drawers } from './drawers.ts';
import { leftPage, rightPage } from './facingSheets.ts';
import { joinedTables } from './joinedTables.ts';
import { keyhole } from './keyhole.ts';
import { lines } from './lines.ts';
import { linkedNodes } from './linkedNodes.ts';
import { marginMarks } from './marginMarks.ts';
import { matchedPassages } from './matchedPassages.ts';
import { monthGrid } from './monthGrid.ts';
import { poster } from './poster.ts';
import { firstReport, secondReport } from './reports.ts';
import { returned } from './returned.ts';
import { shortForm } from './shortForm.ts';
import { leftOut, spines } from './spines.ts';
import { stackedSheets } from './stackedSheets.ts';
import { stagePlan } from './stagePlan.ts';

/** The drawings of each kind; a second sheet beside the first shows the second drawing. */
export const drawings = {
  lines: [lines],
  'margin-marks': [marginMarks, lines],
  'facing-sheets': [leftPage, rightPage],
  spines: [spines, lines],
  agreement: [agreement, lines],
  'month-grid': [monthGrid, lines],
  'stage-plan': [stagePlan, monthGrid],
  'linked-nodes': [linkedNodes, lines],
  'stacked-sheets': [stackedSheets, lines],
  drawers: [drawers, lines],
  bars: [bars, lines],
  keyhole: [keyhole, lines],
  poster: [poster, lines],
  checklist: [checklist, lines],
  'matched-passages': [matchedPassages, lines],
  'left-out': [leftOut, lines],
  'short-form': [shortForm, lines],
  'joined-tables': [joinedTables, lines],
  reports: [firstReport, secondReport],
  returned: [returned, lines],
} as const satisfies Record<FolioKind, readonly [Drawing, Drawing?]>;
