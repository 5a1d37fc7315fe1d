import type { Facts } from '../ServiceContent.ts';

/** What no service promises; other pages link here. */
export const limits = {
  id: 'limits',
  heading: 'What we cannot promise',
  desc: 'Others decide these, and no fee changes that.',
  list: [
    {
      term: 'Acceptance',
      desc: 'Editors and programme committees judge the work, advised by reviewers, so acceptance is never guaranteed.',
    },
    {
      term: 'Indexing',
      desc: 'Each index applies its own criteria in its own time. Web of Science considers journals, books and proceedings volumes, not single papers.',
    },
    {
      term: 'Readers and citations',
      desc: 'People choose what to read and cite.',
    },
    {
      term: 'Grants, visas and accreditation',
      desc: 'The authority decides; we help with the documents.',
    },
  ],
} as const satisfies Facts;
