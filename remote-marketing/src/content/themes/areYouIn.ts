import { site } from '@mirqam/shared/contract/site';
import type { Theme, ThemeContent } from '../ThemeContent.ts';
import type { RolesFigure } from '../ThemeFigure.ts';

export const theme = {
  path: '/are_you_in',
  page: 'AreYouInPage',
  title: 'Are you in?',
  pageTitle: 'Are you in? Review, edit, chair or teach',
  description: `An invitation to review, edit, organise or teach with ${site.name}: how much time each role takes, what we take over and how to begin.`,
  tone: 'garnet',
  para: 'Review papers, edit a journal, chair a conference or teach.',
  shareImage: {
    file: 'og/are-you-in.png',
    lines: ['Are you in?'],
    alt: 'Are you in? With nested 10-pointed stars on a garnet ground',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'Scholarly publishing relies on evenings that people give up. We ask for a few of yours.',
  },
  figure: {
    caption: 'Your part, and what we take over',
    centre: { title: 'We take over', list: ['the correspondence', 'the reminders', 'the production'] },
    roles: [
      {
        title: 'Reviewer',
        desc: 'You read manuscripts in your subject and write reports on them.',
        time: 'As many as you choose',
      },
      {
        title: 'Editor',
        desc: 'You choose reviewers for a journal, and accept or reject its papers.',
        time: 'Agreed with you',
      },
      {
        title: 'Chair',
        desc: 'You put together the programme of a conference.',
        time: 'Until the conference',
      },
      {
        title: 'Trainer',
        desc: 'You teach a department how publishing works.',
        time: 'While the course lasts',
      },
    ],
  },
  list: [
    {
      heading: 'Review for us',
      para: 'Tell us your subject, and how many manuscripts you will review in a year. We invite you to no more than that, and to none outside your subject. Each invitation includes the abstract, the name of the editor and the date by which the report is needed. If you decline, we do not ask again about that manuscript. Your reviews can be added to your ORCID record. New reviewers can write their first report with an experienced one.',
    },
    {
      heading: 'Edit, chair or teach',
      para: 'Editors and chairs need contacts in their field; trainers need experience of publishing. We agree the terms in writing, make the roles public, and give nobody two roles that conflict. Trainers teach our <a href="/journals/university/training-user-support">courses for universities</a>.',
    },
    {
      heading: 'How to begin',
      para: 'Write to us with a link to your publications or, if you have none yet, a paragraph about your research. Say which role interests you. We reply even if we have no role to offer at present, and add you to a list only if you agree.',
    },
  ],
  services: {
    heading: 'Services close to these roles',
    list: [
      {
        img: 'chart',
        title: 'Journal metrics & Analytics',
        desc: 'What editors can learn about the readers of their journal.',
        link: '/journals/editor/journal-metrics-analytics',
      },
      {
        img: 'calendar',
        title: 'Attend a conference',
        desc: 'Meet the authors whose papers you cite.',
        link: '/journals/author/attend-conference',
      },
      {
        img: 'users',
        title: 'Reviewer database & Matching',
        desc: 'How we choose whom to invite.',
        link: '/journals/publisher/reviewer-database-matching',
      },
    ],
  },
} as const satisfies ThemeContent<RolesFigure>;
