import type { Facts } from '../ServiceContent.ts';

/** What no service promises; other pages link here. */
export const limits = {
  id: 'limits',
  heading: 'What we cannot promise',
  desc: 'Some decisions are made by others, and no fee changes them. This applies to every service on this website.',
  list: [
    {
      term: 'Acceptance',
      desc: 'Editors and programme committees decide on the merits of the work, advised by reviewers, so acceptance is never guaranteed.',
    },
    {
      term: 'Indexing',
      desc: 'Each index applies its own criteria in its own time. Web of Science considers journals, books and proceedings volumes, not single papers.',
    },
    {
      term: 'Readers and citations',
      desc: 'We help people find your work. Others decide whether to read and cite it.',
    },
    {
      term: 'Grants, visas and accreditation',
      desc: 'We help with the documents. The funder, embassy or authority decides.',
    },
  ],
} as const satisfies Facts;
