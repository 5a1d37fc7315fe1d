import type { KeyFigure } from './KeyFigure.ts';

export const homeKeyFigures = [
  {
    figure: '2 months',
    label: 'to publish an open access book',
    qualifier: 'For work that passes peer review.',
  },
  {
    figure: '30 working days',
    label: 'from submission to a published conference paper',
    qualifier: 'For papers that pass peer review; acceptance is never guaranteed.',
  },
  {
    figure: '15+ indexes',
    label: 'cover our conference papers; each volume also goes to Web of Science for consideration',
    qualifier: 'Each index decides what it includes, so no paper is promised a place.',
  },
  {
    figure: '24 hours',
    label: 'to a first reply',
    qualifier: 'A full answer to a detailed question can take longer.',
  },
] as const satisfies readonly KeyFigure[];
