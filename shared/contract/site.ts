import type { Testimonial } from './content/Testimonial.ts';

/**
 * The publisher itself: the one place that holds its names, address and social links, and what others say of it. Where the
 * site is belongs to no release: see `compose/siteAddress.ts`.
 *
 * Placeholders stand here and nowhere else: addresses under `.example`, links to `/`, texts in brackets and samples.
 * "site publish" names those that are left.
 */
export const site = {
  name: 'Mirqam',
  /** Name and postal address of the company, as the law wants them in the policies. */
  legalName: '[registered name and postal address of the publisher]',
  email: 'hello@mirqam.example',
  founded: 2025,
  language: 'en',
  locale: 'en_GB',
  description:
    'A digital-first academic publisher: author support, open access books, conference proceedings, university publishing and journal services.',
  social: [
    { icon: 'linkedin', label: 'LinkedIn', href: '/' },
    { icon: 'x', label: 'X', href: '/' },
    { icon: 'youtube', label: 'YouTube', href: '/' },
    { icon: 'facebook', label: 'Facebook', href: '/' },
  ],
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    isSample: true,
    name: 'Doctoral researcher, public health',
    role: 'Author',
    ratings: 5,
    review:
      'The two reviewers disagreed about my statistics, and both gave good reasons. I rewrote the methods section before I submitted the paper.',
  },
  {
    id: 2,
    isSample: true,
    name: 'Conference chair, civil engineering',
    role: 'Editor',
    ratings: 4,
    review:
      'Every paper from our conference has its own page and its own DOI. The reminders to late reviewers could have gone out a week earlier.',
  },
  {
    id: 3,
    isSample: true,
    name: 'Librarian responsible for journals',
    role: 'University',
    ratings: 5,
    review:
      'Our old files were in poor order. The team listed what was missing, asked before changing anything, and trained two of us to run the platform.',
  },
];
