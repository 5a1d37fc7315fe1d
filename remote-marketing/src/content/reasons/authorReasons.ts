import type { ServiceContent } from '../ServiceContent.ts';

export const authorReasons = [
  { heading: 'Your style is kept', desc: 'We correct the language and leave the argument and the style to you.' },
  {
    heading: 'Reports you can use',
    desc: 'Each comment says which passage it refers to and how you could respond.',
  },
  { heading: 'Any journal', desc: 'The journal match is not limited to journals that work with us.' },
  {
    heading: 'Help with the revision',
    desc: 'When the reports arrive, we help you to sort the comments and draft your replies.',
  },
  {
    heading: 'No padding',
    desc: 'If your paper does not need an edit or a statistical review, we leave it out of the quotation.',
  },
] as const satisfies ServiceContent['reasons'];
