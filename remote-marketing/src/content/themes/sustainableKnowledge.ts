import type { Theme, ThemeContent } from '../ThemeContent.ts';

export const theme = {
  path: '/sustainable_knowledge',
  page: 'SustainableKnowledgePage',
  title: 'Sustainable knowledge',
  description:
    'How scholarship stays readable for decades: archived copies, lasting identifiers, open formats and journals that can pay their way.',
  tone: 'olive',
  card: {
    img: 'themes/sustainable',
    mbimg: 'themes/sustainable-narrow',
    para: 'Records that can still be found, opened and cited many years from now.',
  },
  shareImage: {
    file: 'og/sustainable-knowledge.png',
    lines: ['Sustainable', 'knowledge'],
    alt: 'Sustainable knowledge, with nested 6-pointed stars on an olive ground',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'Paper lasts for centuries if it is kept dry. Files need more care than that, and somebody has to provide it.',
  },
  list: [
    {
      heading: 'Kept in more than one place',
      desc: 'Web addresses decay. A journal changes hands, a server is switched off, and a footnote leads nowhere. Articles therefore carry an identifier that is independent of the machine they sit on, and copies go to archives that are run by somebody else, in another country. Text is stored in open, documented formats. Should our firm disappear one day, a librarian would still know what a file is and how to open it.',
    },
    {
      heading: 'Journals that can afford to exist',
      desc: 'Many good titles in the region are held up by one tireless professor and a grant that ends. We look at the whole sum with the university: who does what, what it costs, which tasks a shared platform could take over, and where subscriptions, institutional support or fees would do harm. The plan is dull reading by design. A journal that knows its budget for the coming volumes can say no to bad papers.',
    },
    {
      heading: 'A lighter footprint',
      desc: 'Digital work uses energy too, though less of it than lorries full of offprints. Our pages are small so that they open over a weak connection and ask little of an old phone. Printing happens on demand, meetings can be joined from afar, and large data are stored once and linked. These are modest habits. Repeated over thousands of visits, they add up.',
    },
  ],
  services: {
    heading: 'Services that help work last',
    desc: 'For those who look after collections and titles.',
    list: [
      {
        img: 'layers',
        title: 'Content management & Archiving',
        desc: 'Back issues put in order, described and deposited.',
        link: '/journals/publisher/content-management',
      },
      {
        img: 'server',
        title: 'End-to-End journal hosting',
        desc: 'A home for university titles that survives a change of staff.',
        link: '/journals/university/journal-hosting',
      },
      {
        img: 'graduation',
        title: 'Training & User support',
        desc: 'Skills that stay in the house when a project closes.',
        link: '/journals/university/training-user-support',
      },
    ],
  },
} as const satisfies ThemeContent;
