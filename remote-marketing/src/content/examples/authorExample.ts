import type { ServiceExample } from '../ServiceExample.ts';

export const authorExample = {
  kind: 'table',
  caption: 'Our reply to an author who sent a whole manuscript',
  columns: ['Help', 'Our advice', 'Why'],
  groups: [
    {
      rows: [
        ['Editing', 'Yes, the whole paper', 'Long sentences hide the argument.'],
        ['Scientific review', 'Yes', 'The control group has one line. A reviewer will ask.'],
        ['Statistical review', 'Not needed', 'The only results are counts and percentages.'],
        ['Journal match', 'After the review', 'A narrower claim may suit another journal.'],
      ],
    },
  ],
  note: 'The manuscript in this example is about reading aloud in primary schools.',
} as const satisfies ServiceExample;
