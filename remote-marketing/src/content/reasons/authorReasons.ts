import type { ServiceContent } from '../ServiceContent.ts';

export const authorReasons = [
  { heading: 'Your style is kept', desc: 'So is your argument.' },
  {
    heading: 'Reports you can use',
    desc: 'Each comment names its passage and a way to respond.',
  },
  { heading: 'Any journal', desc: 'The match goes beyond journals that work with us.' },
  {
    heading: 'No padding',
    desc: 'What your paper does not need stays out of the quotation.',
  },
] as const satisfies ServiceContent['reasons'];
