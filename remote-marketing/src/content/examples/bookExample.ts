import type { ServiceExample } from '../ServiceExample.ts';

export const bookExample = {
  kind: 'calendar',
  caption: 'The first week of a posting calendar',
  entries: [
    { what: 'The cover, and where to read the book', where: 'Ours' },
    { what: 'Who the book is for', where: 'Yours' },
    { what: 'Figure 2.1: where the water in a well comes from', where: 'Ours' },
    { what: 'A sentence from chapter 1', where: 'Yours' },
    { what: 'A message to teachers of hydrology', where: 'Email' },
    { what: 'Table 1.3 as a picture', where: 'Ours' },
    { what: 'A question that students ask', where: 'Yours' },
  ],
  note: '“Ours” and “Yours” are channels; the textbook is invented.',
} as const satisfies ServiceExample;
