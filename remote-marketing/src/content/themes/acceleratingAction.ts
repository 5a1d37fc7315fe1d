import type { Theme, ThemeContent } from '../ThemeContent.ts';

export const theme = {
  path: '/accelerating_action',
  page: 'AcceleratingActionPage',
  title: 'Accelerating action',
  description:
    'How a digital-first publisher shortens the wait between a finding and the people who need it, without leaving out a step of the review.',
  tone: 'ochre',
  card: {
    img: 'themes/accelerating',
    mbimg: 'themes/accelerating-narrow',
    para: 'Findings are most useful early. Shorter queues, with every check still in place.',
  },
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
    desc: 'Findings help when they arrive in time. Most of the delay in publishing is waiting, and waiting can be removed.',
  },
  list: [
    {
      heading: 'Where the months go',
      desc: 'Ask where a late paper has been, and the answer is rarely that somebody was reading it. It lay in a queue for screening, in the inbox of a referee who had changed universities, in a format that had to be made again. None of this makes the science better. We keep a record of each stage with the day it began and the person who has it now, so that a file which stops moving is noticed by us rather than by its author.',
    },
    {
      heading: 'What must not be hurried',
      desc: 'Reading takes the time it takes. A referee who checks a derivation or reruns a model is doing the part that gives publication its worth, and we never ask for a verdict within days. What we do is put the work in front of the right person sooner, with the data and the code attached, and send one reminder that is polite and another that offers a way out. A quick refusal to review is more useful than a slow silence.',
    },
    {
      heading: 'From paper to practice',
      desc: 'A clinic, a ministry or a farm will not read eleven pages of method. With each open access title we help the author write a summary in plain words, and say in it what the study does not show. Journalists and teachers get the same text. That is slower than a headline and travels further, since others can act on it without having to guess.',
    },
  ],
  services: {
    heading: 'Services that shorten the wait',
    desc: 'Start where your own project is held up.',
    list: [
      {
        img: 'calendar',
        title: 'Conference services',
        desc: 'Proceedings with a timetable that runs alongside the meeting.',
        link: '/services/conference_services',
      },
      {
        img: 'compass',
        title: 'Find a journal',
        desc: 'Avoid the detour through titles that were never a match.',
        link: '/journals/author/find-a-journal',
      },
      {
        img: 'users',
        title: 'Reviewer database & Matching',
        desc: 'For publishers whose invitations go unanswered.',
        link: '/journals/publisher/reviewer-database-matching',
      },
    ],
  },
} as const satisfies ThemeContent;
