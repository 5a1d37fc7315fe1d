import type { Theme, ThemeContent } from '../ThemeContent.ts';
import type { FolderFigure } from '../ThemeFigure.ts';

export const theme = {
  path: '/open_lap',
  page: 'OpenLabPage',
  title: 'The Open lab',
  pageTitle: 'The Open lab: open access, data and methods',
  description:
    'Open access as daily practice: shared data and methods, licences that say what readers may do, and studies that other groups can repeat.',
  tone: 'lapis',
  para: 'Data and code with the paper, so that others can repeat the work.',
  shareImage: {
    file: 'og/open-lab.png',
    lines: ['The Open lab'],
    alt: 'The Open lab, with nested 16-pointed stars on a lapis ground',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'Research is open when others can follow it from the question to the last figure and repeat it.',
  },
  figure: {
    isExample: true,
    caption: 'The folder that is published with a paper on salt in wells',
    name: 'salt-in-wells',
    files: [
      { name: 'README.txt', desc: 'What each file holds, and the order in which to open them' },
      { name: 'protocol.pdf', desc: 'How the water was sampled and measured' },
      { name: 'measurements.csv', desc: 'One row for each sample; units in the first row' },
      { name: 'questionnaire.pdf', desc: 'What the owners of the wells were asked, in Arabic and English' },
      { name: 'figures.R', desc: 'Draws every figure of the paper from the measurements' },
      {
        name: 'LICENCE.txt',
        desc: 'CC BY 4.0 for text and data, MIT for the script: reuse them, and name the authors',
      },
    ],
    heldBack: {
      name: 'owners.csv',
      desc: 'Not in the folder, because it holds names and places. Ask the university’s data office for access.',
    },
  },
  list: [
    {
      heading: 'More than free to read',
      para: 'Readers also need to know whether they may reuse a table, translate an abstract or include the data in a review. We explain the Creative Commons licences in plain language and tell you which your funder asks for. Sometimes a narrower one is better, as for someone else’s photograph.',
    },
    {
      heading: 'Data and code',
      para: 'To repeat a study, others need its measurements and scripts. We ask for them early, while they are easy to find, and advise you how to deposit and cite them. If people could be identified or a place put at risk, the description says what has been held back and whom to ask.',
    },
    {
      heading: 'Null results and replications',
      para: 'An experiment that finds no effect can save another group a year of work, if it is published. So can a careful replication. We ask reviewers to judge such studies by their design, and encourage authors to preregister their plans.',
    },
  ],
  services: {
    heading: 'Services for open research',
    list: [
      {
        img: 'pen',
        title: 'Author support',
        desc: 'Data and ethics statements, checked point by point.',
        link: '/services/author_support',
      },
      {
        img: 'book',
        title: 'Books and textbooks',
        desc: 'Course material that other teachers can use and adapt.',
        link: '/services/book_and_textbook',
      },
      {
        img: 'search',
        title: 'Evaluate my paper',
        desc: 'Two experts ask whether the design supports the conclusion.',
        link: '/journals/author/evaluate-my-paper',
      },
    ],
  },
} as const satisfies ThemeContent<FolderFigure>;
