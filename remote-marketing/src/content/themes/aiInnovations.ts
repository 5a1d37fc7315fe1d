import type { Theme, ThemeContent } from '../ThemeContent.ts';
import type { FindingsFigure } from '../ThemeFigure.ts';

export const theme = {
  path: '/EdTech_innovations',
  page: 'AiInnovationsPage',
  title: 'AI innovations',
  pageTitle: 'AI innovations: software in academic publishing',
  description:
    'Where software helps in academic publishing and where a person decides: text and image checks, the search for reviewers, and declarations of AI use.',
  tone: 'violet',
  para: 'Where we use software. A person is responsible for each result.',
  shareImage: {
    file: 'og/ai-innovations.png',
    lines: ['AI innovations'],
    alt: 'AI innovations, with nested 12-pointed stars on a violet ground',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'AI and other software can sort and suggest. People decide.',
  },
  figure: {
    isExample: true,
    caption: 'From mark to decision, in one manuscript',
    software: 'Software marks',
    person: 'The editor decides',
    findings: [
      {
        place: 'Methods, page 4',
        mark: '58 words are the same as in an earlier paper.',
        decision: 'No action',
        reason: 'It is the authors’ own protocol, which they cite.',
      },
      {
        place: 'Figure 3',
        mark: 'Panels a and c look alike.',
        decision: 'Ask the authors',
        reason: 'The paper waits until we have the original images.',
      },
      {
        place: 'Reference 14',
        mark: 'No work is found under this DOI.',
        decision: 'Corrected',
        reason: 'A digit was missing, and the author has confirmed it.',
      },
      {
        place: 'The paper as a whole',
        decision: 'Revise',
        reason: 'In a letter that gives the reasons and is signed by the editor.',
      },
    ],
    silence: 'Software has no part in this.',
  },
  list: [
    {
      heading: 'The work of software',
      para: 'Software compares a text with the published literature and marks overlap. It finds duplicated images, suggests reviewers by what they have published, flags references that lead nowhere and drafts alternative text for figures. Each result is a suggestion that an editor may reject. We use no tool that cannot show why it flagged something.',
    },
    {
      heading: 'The work of people',
      para: 'No software of ours accepts or rejects a paper, decides between two reviewers who disagree, or writes a reviewer’s report. A person is responsible for each translation and each edit. Manuscripts reach us in confidence: we do not paste them into public chat services, ask reviewers not to, and do not use them to train models.',
    },
    {
      heading: 'Our request to authors',
      para: 'Use the tools that help you, and tell readers the name of each, its version and its purpose. A sentence in the methods or the acknowledgements is enough. A model cannot be an author: it can neither consent nor take responsibility. In teaching material, please show the prompt beside the result.',
    },
  ],
  services: {
    heading: 'Services in which software helps',
    list: [
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'A similarity report that a person has read and explained.',
        link: '/journals/author/check-integrity',
      },
      {
        img: 'chart',
        title: 'Analytics & Reporting dashboard',
        desc: 'Figures about your journals, each with its source.',
        link: '/journals/publisher/analytics-reporting-dashboard',
      },
      {
        img: 'languages',
        title: 'Professional translation by subject experts',
        desc: 'Term banks help; a translator who knows the subject writes the text.',
        link: '/journals/university/professional-translation',
      },
    ],
  },
} as const satisfies ThemeContent<FindingsFigure>;
