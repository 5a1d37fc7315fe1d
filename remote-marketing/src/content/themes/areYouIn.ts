import { site } from '@mirqam/shared/contract/site';
import type { Theme, ThemeContent } from '../ThemeContent.ts';

export const theme = {
  path: '/are_you_in',
  page: 'AreYouInPage',
  title: 'Are you in?',
  description: `An invitation to review, edit, organise or teach with ${site.name}: what each role asks of your week, what you get back and how to start.`,
  tone: 'garnet',
  card: {
    img: 'themes/are-you-in',
    mbimg: 'themes/are-you-in-narrow',
    para: 'Review a paper, chair a session or edit a journal. Tell us which role suits you.',
  },
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
    desc: 'Scholarly publishing runs on people who give it an evening. We would like some of yours, and here is what we offer in return.',
  },
  list: [
    {
      heading: 'Review for us',
      desc: 'Tell us your subject as narrowly as you can and how many manuscripts a year you are willing to read. You will be asked about those and no others. Each invitation comes with the abstract, the date and the name of the handling editor, and a no is taken at the first asking. Reports can be credited on your ORCID record. If you are new to refereeing, you may write your first one beside somebody who has written many.',
    },
    {
      heading: 'Edit, chair or teach',
      desc: 'An editor shapes what a journal is about; a chair does so for a meeting; a trainer passes the craft on to a department. All three need a working subject network and a few hours in most weeks. We take over the correspondence, the reminders and the production, so that the hours go into judgement. Terms are fixed, roles are described in public, and nobody holds two posts that could pull against each other.',
    },
    {
      heading: 'How to begin',
      desc: 'Write to us with a link to your publications or, if you have none as yet, with a paragraph on what you are working on. Say which role attracts you and what you would change about the way your field publishes. We answer candidly, even when there is no place at present, and we ask again before we keep your details for a later occasion.',
    },
  ],
  services: {
    heading: 'Where people join in',
    desc: 'The services in which these roles do their work.',
    list: [
      {
        img: 'chart',
        title: 'Journal metrics & Analytics',
        desc: 'What an editor can learn about the readers of a title.',
        link: '/journals/editor/journal-metrics-analytics',
      },
      {
        img: 'calendar',
        title: 'Attend a conference',
        desc: 'Meet the people whose names you know from reference lists.',
        link: '/journals/author/attend-conference',
      },
      {
        img: 'mail',
        title: 'Contact us',
        desc: 'Introduce yourself; a few lines are plenty.',
        link: '/contact',
      },
    ],
  },
} as const satisfies ThemeContent;
