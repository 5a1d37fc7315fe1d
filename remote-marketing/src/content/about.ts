import { owner } from '@mirqam/shared/contract/owner';
import type { AboutContent } from './AboutContent.ts';

export const about = {
  banner: {
    maintitle: 'About us',
    desc: 'A young academic publisher that designs for the screen first.',
  },
  heading: 'Who we are',
  title: 'Publishing as a service to research',
  desc: [
    'Our books, proceedings and journals are designed for screens. Print is an option.',
    'We work with universities and research institutes. Ask us for a single edit, or for everything that a book, a journal or a conference needs.',
    ...[owner.place, owner.replies].flatMap((fact) => fact ?? []),
  ],
  list: [
    { number: '2025', text: 'Founded' },
    {
      number: '30+',
      text: 'Defend research',
      qualifier: owner.defenders,
    },
  ],
  cards: [
    {
      img: 'about/emblems#teal',
      icon: 'users',
      heading: 'Connection & Community',
      desc: 'Researchers who work on the same question are often far apart. We bring their work to reviewers and readers in their field.',
    },
    {
      img: 'about/emblems#lapis',
      icon: 'compass',
      heading: 'Meaning & Purpose',
      desc: 'Who needs this result? We start there, and help you to choose title, summary and licence for those readers.',
    },
    {
      img: 'about/emblems#olive',
      icon: 'sprout',
      heading: 'Develop & Grow',
      desc: 'Reports to authors give reasons. New reviewers can work with experienced ones. University teams learn to run their platform themselves.',
    },
  ],
  tabs: [
    {
      label: 'Our Mission',
      desc: 'To bring sound research to its readers without unnecessary delay: reviewed by people who know the field, open wherever possible, and recorded so that it can be found again.',
    },
    {
      label: 'Our Vision',
      desc: 'To become the preferred academic publishing partner of scholars and universities in the Kingdom of Saudi Arabia and the Arab world.',
    },
    {
      label: 'Our Values',
      desc: 'Judge us by these four.',
      list: [
        {
          img: 'star',
          para: '<strong>Transparency.</strong> We put fees, dates and the reasons for a decision in writing.',
        },
        {
          img: 'star',
          para: '<strong>Diversity.</strong> Authors and reviewers of every country and career stage are welcome.',
        },
        {
          img: 'star',
          para: '<strong>Innovation.</strong> We name the new tools we try, and drop those that do not help.',
        },
        {
          img: 'star',
          para: '<strong>Credibility.</strong> We say only what we know, and correct our mistakes.',
        },
      ],
    },
  ],
} as const satisfies AboutContent;
