import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'attend-conference',
  label: 'Attend a conference',
  desc: 'A meeting that suits you, and help with the grant.',
  icon: 'calendar',
  description:
    'Help with choosing an academic conference, applying for a travel grant, registering in time, planning your days there and following up.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For choosing a meeting: which one deserves your time, who could fund it, and how to use the days there.',
  },
  facts: {
    send: 'Your topic, your dates and your aim',
    receive: 'A shortlist with dates, fees and deadlines',
    decides: 'You choose the meeting',
  },
  section1: {
    img: 'author/AttendConference-1',
    rows: [1, 2],
    title: 'Which meeting, and why that one',
    para1:
      'You receive dates, place, format, deadline, registration fee and the last programme of each meeting. Events that hide their committee, copy the name of an older series or cover every subject at once are left out, and named.',
    list: [{ icon: 'compass', para: 'We compare past speakers with your reference list to see whom you might meet.' }],
  },
  section2: {
    img: 'author/AttendConference-2',
    rows: [3],
    title: 'Grant application and registration',
    para1:
      'An editor reads your application as the committee will: what will you bring, and what would be lost if you stayed at home? The budget is checked against the funder’s rules.',
    para2:
      'In a call we mark the talks to hear and the people to write to. Speaking yourself? See <a href="/journals/author/submit-my-paper">submitting a paper</a>, then <a href="/journals/author/physical-conference">Physical conference</a> or <a href="/journals/author/virtual-conference">Virtual conference</a>.',
    list: [
      {
        icon: 'calendar',
        para: 'All deadlines in one file for your calendar',
      },
      { icon: 'users', para: 'Childcare, diet, access and prayer needs, raised with the organiser in good time' },
    ],
  },
  specimen: {
    kind: 'table',
    caption: 'Two meetings from a shortlist, side by side',
    columns: ['Question', 'Meeting A', 'Meeting B'],
    groups: [
      {
        rows: [
          ['Size', 'Workshop, about 40 people', 'Congress, several thousand'],
          ['Format', 'On site', 'Hybrid'],
          ['Past speakers you cite', 'Five', 'Two'],
          ['Fee', 'Student rate until 1 May', 'One rate; lower until 15 April'],
          ['Proceedings', 'Journal issue, open access', 'Abstracts only'],
          ['Good for', 'Discussing an early result', 'Meeting employers'],
        ],
      },
    ],
    note: 'In this example we advised Meeting A, because the author had a first result to test.',
  },
  services: [
    {
      heading: 'Your first conference',
      para: 'What discussants and side events are for.',
    },
    {
      heading: 'Paid directly',
      para: 'You pay organisers, hotels and airlines directly.',
    },
    {
      heading: 'If no meeting is worth the cost',
      para: 'Some years it is better to stay at home. We will say so.',
    },
  ],
} as const satisfies JournalContent;
