import type { ServiceContent } from '../ServiceContent.ts';

export const publishingReasons = [
  {
    heading: 'Fees first',
    desc: 'The fee is in the quotation. It changes only with your consent.',
  },
  {
    heading: 'Independent review',
    desc: 'The fee has no influence on the decision. Reviewers are not told about it.',
  },
  { heading: 'One service or several', desc: 'An edit and a review can share one timetable.' },
  {
    heading: 'A frank first answer',
    desc: 'If your text is not ready, or if another publisher suits it better, we tell you.',
  },
] as const satisfies ServiceContent['reasons'];
