import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'attend-conference',
  label: 'Attend a conference',
  desc: 'Choose a meeting, apply for a grant, register and prepare.',
  icon: 'calendar',
  description:
    'Help with choosing an academic conference, applying for a travel grant, registering in time, planning your days there and following up.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For choosing a meeting. We help you decide which meeting deserves your time, apply for funding, register correctly and make good use of the days there.',
  },
  section1: {
    img: 'author/AttendConference-1',
    alt: 'Detail of the example: Format',
    title: 'Which meeting, and why that one',
    heading1: 'What you want from it',
    para1:
      'You may want to test an early result, meet the groups that work on your question, or look for a position. Tell us which matters most this year.',
    heading2: 'A shortlist you can compare',
    para2:
      'You receive a list of suitable meetings with dates, place, format, submission deadline, registration fee and the last programme. We leave out events that hide their committee, copy the name of an older series or cover all subjects at once, and tell you which ones. We agree a delivery date with you.',
    list: [
      { icon: 'compass', para: 'We compare past speakers with your reference list to see whom you might meet.' },
      { icon: 'globe', para: 'The list says whether the event is on site, online or hybrid.' },
    ],
  },
  section2: {
    img: 'author/AttendConference-2',
    alt: 'Detail of the example: Fee',
    title: 'Grant application and registration',
    para1:
      'An editor reads your grant application with the committee’s questions in mind: what will you bring, whom will you meet, and what would be lost if you stayed at home? We check the budget against the funder’s rules for meals, hotels and flights.',
    para2: 'Then we go through the registration categories with you.',
    list: [
      {
        icon: 'calendar',
        para: 'Deadlines for early rates, cancellations and presenters, in one file for your calendar',
      },
      {
        icon: 'file',
        para: 'Invitation letters, requested from the organiser in the wording that an embassy or employer expects',
      },
      { icon: 'users', para: 'Childcare, diet, access and prayer needs, raised with the organiser in good time' },
    ],
  },
  section3: {
    img: 'author/AttendConference-3',
    alt: 'Detail of the example: Good for',
    title: 'Before you go, and afterwards',
    para1:
      'Shortly before you travel we go through the programme together on a call, mark the talks to hear and draft short messages to people you hope to meet. Afterwards we talk again: who promised what, what to read first, and whether a joint paper could follow.',
    para2:
      'To give a talk yourself, see <a href="/journals/author/submit-my-paper">submitting a paper</a>. For the day of the talk, see <a href="/journals/author/physical-conference">Physical conference</a> and <a href="/journals/author/virtual-conference">Virtual conference</a>.',
    list: [{ icon: 'sprout', para: 'From your notes we can draft a one-page report for your funder or department.' }],
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
      para: 'We explain what others assume you know: chairs, discussants, poster sessions, side events.',
    },
    {
      heading: 'No commission',
      para: 'You pay organisers, hotels and airlines directly, and they pay us no commission.',
    },
    {
      heading: 'If no meeting is worth the cost',
      para: 'Some years it is better to stay at home. We will say so.',
    },
  ],
} as const satisfies JournalContent;
