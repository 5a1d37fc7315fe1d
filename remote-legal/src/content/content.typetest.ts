import type { LegalContent } from './LegalContent.ts';

// `tsc -b` fails when a line after a `@ts-expect-error` compiles.

export const content: LegalContent = {
  // @ts-expect-error a banner needs a description
  banner: { title: 'Privacy', date: '18th August 2025' },
  section: {
    desc: 'What we know.',
    content: [
      {
        id: 'one',
        heading: '1. One',
        desc: 'First.',
        // @ts-expect-error a part does not have this field
        colour: 'red',
      },
    ],
  },
};
