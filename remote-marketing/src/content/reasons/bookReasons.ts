import type { ServiceContent } from '../ServiceContent.ts';

export const bookReasons = [
  { heading: 'Review comes first', desc: 'Reviewers are not rushed to meet the date.' },
  {
    heading: 'Rights explained',
    desc: 'Agreement and licence, clause by clause.',
  },
  {
    heading: 'Each chapter by itself',
    desc: 'Chapter 4 has its own link to assign and to cite.',
  },
  {
    heading: 'Corrections after publication',
    desc: 'Readers report errors, and a corrected edition lists the changes.',
  },
] as const satisfies ServiceContent['reasons'];
