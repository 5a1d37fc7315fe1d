import type { Theme, ThemeContent } from '../ThemeContent.ts';
import type { CopiesFigure } from '../ThemeFigure.ts';

export const theme = {
  path: '/sustainable_knowledge',
  page: 'SustainableKnowledgePage',
  title: 'Sustainable knowledge',
  pageTitle: 'Sustainable knowledge: research that remains',
  description:
    'How scholarship stays readable for decades: archived copies, lasting identifiers, open formats and journals with a secure budget.',
  tone: 'olive',
  para: 'Research that can still be opened and cited many years from now.',
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
    desc: 'Paper can last for centuries. Digital files last only if someone looks after them.',
  },
  figure: {
    isExample: true,
    caption: 'Where a footnote leads once the publisher’s server is off',
    note: 'The article, its DOI and the archives are invented.',
    reference: {
      title: 'The footnote',
      text: 'Author A and Author B. Salt in coastal wells.',
      doi: 'doi.org/10.5555/wells',
    },
    identifier: { title: 'The identifier', text: 'The DOI is looked up, and now leads to an archive.' },
    copies: [
      { title: 'Publisher’s server', state: 'Switched off', desc: 'The old address leads nowhere.', isLost: true },
      { title: 'Archive A', state: 'Opens', desc: 'Run by libraries: the text as HTML and PDF/A.' },
      { title: 'Archive B', state: 'Opens', desc: 'Run in another country: text, data and figures.' },
    ],
  },
  list: [
    {
      heading: 'Copies in more than one place',
      para: 'Each article gets an identifier that does not depend on one server, and we <a href="/journals/publisher/content-management">deposit copies with archives</a> that other organisations run. Text is stored in open, documented formats, so that a library can still read it if we close.',
    },
    {
      heading: 'Journals with a secure budget',
      para: 'A journal that depends on a professor and a grant is at risk when either goes. We work out the whole budget with the university: who does what, what it costs, which tasks a shared platform could take over, and which sources of income would do more harm than good.',
    },
    {
      heading: 'Less energy, less paper',
      para: 'Our pages are small, so they open on a slow connection and on an old phone. Books are printed only when someone orders one, conferences can be attended online, and papers that use the same large dataset link to one copy of it.',
    },
  ],
  services: {
    heading: 'Services that keep research available',
    list: [
      {
        img: 'layers',
        title: 'Content management & Archiving',
        desc: 'Back issues sorted and deposited in archives.',
        link: '/journals/publisher/content-management',
      },
      {
        img: 'server',
        title: 'End-to-End journal hosting',
        desc: 'A platform for university journals that does not depend on one person.',
        link: '/journals/university/journal-hosting',
      },
      {
        img: 'graduation',
        title: 'Training & User support',
        desc: 'Skills that stay at the university when a project ends.',
        link: '/journals/university/training-user-support',
      },
    ],
  },
} as const satisfies ThemeContent<CopiesFigure>;
