import type { ServiceExample } from '../ServiceExample.ts';

export const publishingExample = {
  kind: 'table',
  caption: 'A quotation, on one page',
  columns: ['Task', 'What you receive', 'When'],
  groups: [
    {
      title: 'Agreed',
      rows: [
        ['Pre-submission review', 'Two reports, each with its main points first', 'Day 8'],
        ['Journal match', 'Five journals, with reasons for and against', 'Day 14'],
        ['Language edit', 'A clean copy and one with every change marked', 'Day 18'],
      ],
    },
    {
      title: 'Left out',
      rows: [['Statistical review', 'The paper has no statistics', 'Not needed']],
    },
    {
      title: 'Fee',
      rows: [['For the three tasks', 'One sum', 'Agreed first']],
    },
  ],
  note: 'Days count from your agreement; you return the revised paper on day 12. The project is invented.',
} as const satisfies ServiceExample;
