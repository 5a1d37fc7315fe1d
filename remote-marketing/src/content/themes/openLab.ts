import type { Theme, ThemeContent } from '../ThemeContent.ts';

export const theme = {
  path: '/open_lap',
  page: 'OpenLabPage',
  title: 'The Open lab',
  description:
    'Open access as daily practice: shared data and methods, licences that say what readers may do, and papers that other groups can repeat.',
  tone: 'lapis',
  card: {
    img: 'themes/open-lab',
    mbimg: 'themes/open-lab-narrow',
    para: 'Methods, data and code beside the paper, so that others can repeat the work.',
  },
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
    desc: 'A study is open when a stranger can follow it from the question to the last figure, and try it again.',
  },
  list: [
    {
      heading: 'More than free to read',
      desc: 'Taking down the paywall is the first step. A reader who may look at a paper but not reuse its table, translate its abstract or feed its data into a review is still standing at the door. We explain the Creative Commons licences in ordinary sentences, say which one the funder asks for, and point out the few cases, such as a quoted photograph, where something narrower is wiser.',
    },
    {
      heading: 'The drawers of the bench',
      desc: 'Protocols, raw measurements, questionnaires and scripts are what another group needs, and they tend to be on a laptop that left with its owner. Our editors ask for them early: deposited in a repository, described in a short file, cited like any other source. Where people could be recognised or a site put at risk, the deposit says what is held back and whom to ask. Honest limits are part of openness too.',
    },
    {
      heading: 'Room for results without fireworks',
      desc: 'An experiment that finds nothing saves someone else a year, provided they hear of it. So does a careful repetition. We judge such work by its design and not by its outcome, and encourage plans to be registered before the data are in. For a doctoral student this may be a first publication; for the field it is a map of where the ground has been tested already.',
    },
  ],
  services: {
    heading: 'Services for open work',
    desc: 'Help with the paper, and with what lies beneath it.',
    list: [
      {
        img: 'pen',
        title: 'Author support',
        desc: 'Statements on data and methods written while you still remember the details.',
        link: '/services/author_support',
      },
      {
        img: 'book',
        title: 'Books and textbooks',
        desc: 'Course material that any class can use and adapt.',
        link: '/services/book_and_textbook',
      },
      {
        img: 'search',
        title: 'Evaluate my paper',
        desc: 'Could another group repeat it? A reviewer tells you.',
        link: '/journals/author/evaluate-my-paper',
      },
    ],
  },
} as const satisfies ThemeContent;
