import type { Theme, ThemeContent } from '../ThemeContent.ts';
import type { RecordFigure } from '../ThemeFigure.ts';

export const theme = {
  path: '/responsible_publishing',
  page: 'ResponsiblePublishingPage',
  title: 'Responsible publishing',
  pageTitle: 'Responsible publishing: checks and corrections',
  description:
    'What a publisher owes authors, reviewers and readers: integrity checks before review, decisions that no fee influences, and open corrections.',
  tone: 'teal',
  para: 'Independent decisions and open corrections.',
  shareImage: {
    file: 'og/responsible-publishing.png',
    lines: ['Responsible', 'publishing'],
    alt: 'Responsible publishing, with nested 8-pointed stars on a teal ground',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'What we check, and how we correct an error.',
  },
  figure: {
    isExample: true,
    caption: 'An article is corrected, and later retracted',
    note: 'The article and the notices are invented.',
    pages: [
      {
        title: 'The article, corrected',
        notice: 'Corrected on 12 March. Read the notice.',
        text: 'The median in well 4 was 0.13 grams of salt per litre (Table 2), below the limit for drinking water. The same holds for three of the other four wells.',
      },
      {
        title: 'The correction notice',
        facts: [
          ['What changed', 'Table 2, well 4: 0.13, not 0.31.'],
          ['When', '12 March, under a DOI of its own.'],
          ['Why', 'Two digits were transposed.'],
          ['What it means', 'The conclusions hold.'],
        ],
      },
      {
        title: 'The article, retracted',
        notice: 'Retracted on 3 June: the samples cannot be traced. Read the notice.',
        text: 'The median in well 4 was 0.13 grams of salt per litre (Table 2), below the limit for drinking water.',
        stamp: 'Retracted',
      },
    ],
  },
  list: [
    {
      heading: 'On arrival',
      para: 'We look for copied text, altered images, missing approvals and references that do not exist. Software marks the passages, and an editor looks at each one: a methods section may rightly repeat an older one. The authors see what we found and can explain it. If a serious doubt remains, we send the evidence to their institution.',
    },
    {
      heading: 'During review',
      para: 'Reviewers and editors declare their conflicts of interest, and do not handle the work of a colleague, a student or a competitor. Those who decide are not told the fee, and it does not depend on the decision.',
    },
    {
      heading: 'After publication',
      para: 'A correction is linked from the article and says what changed, when and why. A retracted article stays readable, with a notice on every page. You can report a problem to us and ask us not to give your name.',
    },
  ],
  services: {
    heading: 'Services that protect the record',
    list: [
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'See what an editor would question.',
        link: '/journals/author/check-integrity',
      },
      {
        img: 'check',
        title: 'Pre-Submission compliance check',
        desc: 'Ethics and disclosure statements checked against your policy.',
        link: '/journals/editor/compliance-check',
      },
      {
        img: 'microscope',
        title: 'End-to-End peer review',
        desc: 'From the invitation to the decision letter, with a record of each step.',
        link: '/journals/publisher/peer-review',
      },
    ],
  },
} as const satisfies ThemeContent<RecordFigure>;
