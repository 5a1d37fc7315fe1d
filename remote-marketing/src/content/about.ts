import type { AboutContent } from './AboutContent.ts';

export const about = {
  banner: {
    maintitle: 'About us',
    desc: 'A young academic publisher that begins on screen and works where Arabic and English scholarship meet.',
  },
  heading: 'Who we are',
  title: 'Publishing as a service to research, not a toll on it',
  desc: [
    'We started in 2025 with a simple observation: a good study can spend longer in the hands of its publisher than it took to write. So we built for the screen first and made print an option.',
    'Today we work with universities and research institutes, and with the authors, editors and reviewers inside them. Some ask for a single edit. Others hand us a journal, a conference or a whole imprint.',
  ],
  list: [
    { number: '2025', text: 'Founded' },
    { number: '30+', text: 'Defend research' },
  ],
  cards: [
    {
      img: 'about/connection',
      icon: 'users',
      heading: 'Connection & Community',
      desc: 'Research is a conversation among people who seldom share a corridor. We bring authors to the referees, editors and readers who know their question, and keep them in touch once the paper is out.',
    },
    {
      img: 'about/meaning',
      icon: 'compass',
      heading: 'Meaning & Purpose',
      desc: 'A paper matters when somebody can use it. Before we talk about formats we ask who needs the result, and we shape title, summary and access with that reader in mind.',
    },
    {
      img: 'about/growth',
      icon: 'sprout',
      heading: 'Develop & Grow',
      desc: 'First-time authors learn from reports that explain themselves; new reviewers learn beside experienced ones. University teams learn to run a platform until they no longer need us for it.',
    },
  ],
  tabs: [
    {
      label: 'Our Mission',
      desc: 'To carry sound research from the desk to its readers without needless delay: refereed by people who know the field, published openly wherever that is possible, and recorded so that it can be found again.',
    },
    {
      label: 'Our Vision',
      desc: 'We want to become the academic publishing partner that scholars and universities in the Kingdom and the Arab world prefer. It is an aim, and it has to be earned one manuscript at a time.',
    },
    {
      label: 'Our Values',
      desc: 'Four words that we expect to be measured by.',
      list: [
        {
          img: 'star',
          para: '<strong>Transparency.</strong> Fees, dates and the reasons for a decision are given in writing.',
        },
        {
          img: 'star',
          para: '<strong>Diversity.</strong> Scholars of every country, language and career stage are welcome as authors and as referees.',
        },
        {
          img: 'star',
          para: '<strong>Innovation.</strong> We try a new tool in the open, and drop it when it does not help.',
        },
        {
          img: 'star',
          para: '<strong>Credibility.</strong> We state what we know, correct what we got wrong and claim no more.',
        },
      ],
    },
  ],
} as const satisfies AboutContent;
