import type { Theme, ThemeContent } from '../ThemeContent.ts';
import type { PaperFigure } from '../ThemeFigure.ts';

export const theme = {
  path: '/accelerating_action',
  page: 'AcceleratingActionPage',
  title: 'Accelerating action',
  pageTitle: 'Accelerating action: less waiting in publishing',
  description:
    'How a digital-first publisher shortens the wait between a finding and the people who need it, without leaving out a step of the review.',
  tone: 'ochre',
  para: 'We shorten the wait between submission and publication, and keep every check.',
  shareImage: {
    file: 'og/accelerating-action.png',
    lines: ['Accelerating', 'action'],
    alt: 'Accelerating action, with nested 12-pointed stars on an ochre ground',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'A paper spends much of its way to publication waiting. That is the part we shorten.',
  },
  figure: {
    isExample: true,
    caption: 'One paper: 23 days of work and 24 of waiting',
    note: 'A disc is a day of work, a ring a day of waiting; the paper is invented. On our conference schedule the same stages take 30 working days, for work that passes peer review.',
    stages: [
      { title: 'First check', waits: 5, works: 1, detail: 'Waits 5 days in a full inbox; 1 day of work' },
      {
        title: 'Finding reviewers',
        waits: 9,
        works: 2,
        detail: 'Waits 9 days for two people who do not answer; 2 days of work',
      },
      { title: 'Peer review', waits: 0, works: 12, detail: '12 days of work' },
      { title: 'Decision', waits: 5, works: 1, detail: 'Waits 5 days for the next meeting; 1 day of work' },
      { title: 'Revision', waits: 0, works: 5, detail: '5 days of work' },
      {
        title: 'Production',
        waits: 5,
        works: 2,
        detail: 'Waits 5 days for a figure in another format; 2 days of work',
      },
    ],
  },
  list: [
    {
      heading: 'Where the time goes',
      para: 'A paper can wait for a first check, for a reviewer who has changed universities, or for a file to be converted. None of this makes the research better. We record when each stage began and who has the paper now, so that we notice a delay.',
    },
    {
      heading: 'What we do not rush',
      para: 'A reviewer who reruns a model is doing the work that makes a paper worth trusting. Each invitation says when we need the report; the reviewer can decline or ask for another date. We save time elsewhere: we look for the right person first, send the data and code with the paper, and remind reviewers in good time. <a href="/services/conference_services">The conference schedule</a> says what happens if peer review needs longer.',
    },
    {
      heading: 'From paper to practice',
      para: 'Doctors and farmers may not have time for eleven pages of methods. For each open access title we help the author to write a summary in plain language, which also says what the study does not show.',
    },
  ],
  services: {
    heading: 'Services that save time',
    list: [
      {
        img: 'calendar',
        title: 'Conference services',
        desc: 'A day-by-day schedule from submission to proceedings.',
        link: '/services/conference_services',
      },
      {
        img: 'compass',
        title: 'Find a journal',
        desc: 'Submit first to a journal that suits your paper.',
        link: '/journals/author/find-a-journal',
      },
      {
        img: 'users',
        title: 'Reviewer database & Matching',
        desc: 'Reviewers who know the subject and have the time.',
        link: '/journals/publisher/reviewer-database-matching',
      },
    ],
  },
} as const satisfies ThemeContent<PaperFigure>;
