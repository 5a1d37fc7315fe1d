import type { Testimonial } from './Testimonial.ts';

// Examples: replace them with words of real people who agreed to be quoted. Until then `name` is a role.
export const homeTestimonials = [
  {
    id: 1,
    name: 'Doctoral researcher, public health',
    role: 'Author',
    ratings: 5,
    review:
      'The two reviewers disagreed about my statistics, and both were right about something. I rewrote the methods before any journal saw them.',
  },
  {
    id: 2,
    name: 'Conference chair, civil engineering',
    role: 'Editor',
    ratings: 4,
    review:
      'Each paper of our meeting came out with a page and a DOI of its own. The reminders to late reviewers could have started a week sooner.',
  },
  {
    id: 3,
    name: 'Librarian in charge of journals',
    role: 'University',
    ratings: 5,
    review:
      'Our old files needed patience. The team listed what was missing, asked before changing anything, and taught two of us to run the platform.',
  },
] as const satisfies readonly Testimonial[];
