import type { Theme, ThemeContent } from '../ThemeContent.ts';

export const theme = {
  path: '/responsible_publishing',
  page: 'ResponsiblePublishingPage',
  title: 'Responsible publishing',
  description:
    'What a publisher owes authors, reviewers and readers: integrity checks before review, named duties, open corrections and plain fees.',
  tone: 'teal',
  card: {
    img: 'themes/responsible',
    mbimg: 'themes/responsible-narrow',
    para: 'Clear rules on authorship, conflicts of interest and corrections, open to anyone.',
  },
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
    desc: 'To publish is to vouch for something. Here is what we vouch for, and what you can hold us to.',
  },
  list: [
    {
      heading: 'Before review',
      desc: 'A manuscript is checked for copied passages, altered images, missing approvals and references that do not exist. Software points at places; an editor looks at each and decides whether it means anything, because a methods section may repeat itself for good reasons. Authors hear what was found and can explain it. If the doubt remains, their institution is the right body to settle the matter, and we pass it on with the evidence.',
    },
    {
      heading: 'During review',
      desc: 'Referees declare whatever might colour their opinion, and so do editors. Nobody handles the work of a colleague, a student or a rival. The fee for a service is unknown to those who judge, and it is owed whether the verdict is yes or no. An author who thinks a decision unfair can appeal to an editor who took no part in it, and is told in writing how the appeal was weighed.',
    },
    {
      heading: 'After publication',
      desc: 'Errors are human, and hiding them is not forgivable. Corrections are linked from the article and say what changed, when and why; a retraction leaves the text readable, marked on every page. Anyone may report a problem, by name or without. We would rather publish many corrections than protect a record that readers have quietly stopped trusting.',
    },
  ],
  services: {
    heading: 'Services that keep a record sound',
    desc: 'For authors, editors and publishers alike.',
    list: [
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'Learn what an editor would query, before an editor does.',
        link: '/journals/author/check-integrity',
      },
      {
        img: 'check',
        title: 'Pre-Submission compliance check',
        desc: 'Ethics, data and disclosure statements checked against your policy.',
        link: '/journals/editor/compliance-check',
      },
      {
        img: 'microscope',
        title: 'End-to-End peer review',
        desc: 'From the invitation to the decision letter, with an audit trail.',
        link: '/journals/publisher/peer-review',
      },
    ],
  },
} as const satisfies ThemeContent;
