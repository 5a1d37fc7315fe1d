import type { ServiceContent } from '../ServiceContent.ts';

export const bookReasons = [
  { heading: 'Free for readers', desc: 'A student with a phone gets the same edition as a university library.' },
  { heading: 'Review comes first', desc: 'The two months begin after peer review, so reviewers are not rushed.' },
  {
    heading: 'Rights explained',
    desc: 'We go through the publishing agreement and the licence with you, clause by clause, before you sign.',
  },
  {
    heading: 'Each chapter by itself',
    desc: 'A teacher can assign chapter 4 with its own link, and a reader can cite it.',
  },
  {
    heading: 'Corrections after publication',
    desc: 'Readers report errors on the book’s page, and a corrected edition lists the changes.',
  },
] as const satisfies ServiceContent['reasons'];
