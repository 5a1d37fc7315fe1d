import type { Testimonial } from './content/Content.ts';

/**
 * The publisher: its names, address, social links and testimonials. The address of the site belongs to no release, see
 * `platform/compose/siteAddress.ts`.
 *
 * What only the publisher knows is in `owner.ts`, hidden until it is filled in. All placeholders that visitors can see, except
 * the `homepage` of package.json, are in this file: addresses under `.example`, links to `/`, and samples. "site publish
 * --strict" lists those that are left.
 */
export const site = {
  name: 'Mirqam',
  email: 'hello@mirqam.example',
  /** The day until which `security.txt` holds, less than a year ahead: `npm test` says when to renew it. */
  securityExpires: '2027-11-01T00:00:00.000Z',
  founded: 2025,
  social: [
    { icon: 'linkedin', label: 'LinkedIn', href: '/' },
    { icon: 'x', label: 'X', href: '/' },
    { icon: 'youtube', label: 'YouTube', href: '/' },
    { icon: 'facebook', label: 'Facebook', href: '/' },
  ],
} as const;

/** For search engines and the manifest: by itself, so that no script of a page has it. */
export const siteDescription =
  'A digital-first academic publisher that offers author support, open access books, conference proceedings, university publishing and journal services.';

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
    review: 'Our old files were in poor order. The team listed what was missing and asked before changing anything.',
  },
];

/** The title of a document: the title of the page and the name of the site, which is the English one by default. */
export const fullTitle = (title: string, name: string = site.name) => `${title} | ${name}`;
