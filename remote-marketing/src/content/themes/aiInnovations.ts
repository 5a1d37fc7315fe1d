import type { Theme, ThemeContent } from '../ThemeContent.ts';

export const theme = {
  path: '/EdTech_innovations',
  page: 'AiInnovationsPage',
  title: 'AI innovations',
  description:
    'Where software helps in academic publishing and where a person decides: screening, language, reviewer search and how authors declare AI use.',
  tone: 'violet',
  card: {
    img: 'themes/ai',
    mbimg: 'themes/ai-narrow',
    para: 'Tools that help people write, teach and check, and people who answer for them.',
  },
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
    desc: 'Machines sort, compare and suggest. People judge. We write down which is which, so that you can check.',
  },
  list: [
    {
      heading: 'What we let software do',
      desc: 'It compares a text with the published literature and marks overlap. It finds duplicated images that an eye would miss, proposes referees by reading what they have written, flags a reference that leads to nothing, and drafts alternative text for figures. In each case the output is a hint with a source, shown to an editor who may ignore it. A tool that cannot say why it raised its hand is not one we use.',
    },
    {
      heading: 'What stays with people',
      desc: 'No program accepts or rejects a paper here, chooses between two referees who disagree, or writes a report in somebody’s name. Translations and edits are made by a person who answers for them. Unpublished manuscripts are not pasted into public chat services, by us or by those who review for us, and they do not serve to train models. The reason is plain: confidence was promised, and a prompt box is not confidential.',
    },
    {
      heading: 'What we ask of authors',
      desc: 'Use what helps you and tell readers about it: the tool, the version, the purpose. A sentence in the methods or the acknowledgements is enough. A model cannot be an author, since it can neither consent nor be held to account; the people named on the paper vouch for each line, including those a machine proposed. In teaching material we like to see the prompt beside the result, so that students can learn from both.',
    },
  ],
  services: {
    heading: 'Services with a machine in the room',
    desc: 'Each has a named person in charge.',
    list: [
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'Similarity findings with a human reading of what they mean.',
        link: '/journals/author/check-integrity',
      },
      {
        img: 'chart',
        title: 'Analytics & Reporting dashboard',
        desc: 'Figures about your titles that can be traced to their source.',
        link: '/journals/publisher/analytics-reporting-dashboard',
      },
      {
        img: 'languages',
        title: 'Professional translation by subject experts',
        desc: 'Work by translators, whatever tools lie on their desk.',
        link: '/journals/university/professional-translation',
      },
    ],
  },
} as const satisfies ThemeContent;
