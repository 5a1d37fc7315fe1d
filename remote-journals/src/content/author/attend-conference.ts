import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'attend-conference',
  label: 'Attend a conference',
  desc: 'Choose a meeting, register and arrive prepared.',
  icon: 'calendar',
  description:
    'Choose the right academic conference, apply for a travel grant, register on time and follow up afterwards, with an adviser beside you.',
  drawings: ['stage-plan', 'seal', 'month-grid'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Decide which meeting deserves your time, ask for the money, register correctly and come home with something to show for the days away.',
  },
  section1: {
    img: 'author/AttendConference-1',
    alt: '',
    title: 'Which meeting, and why that one',
    heading1: 'Start from your purpose',
    para1:
      'People attend to test an early result, to meet the two or three groups that work on the same question, to hire or to be hired. The adviser asks which of these matters to you this year. The answer often points to a workshop of forty people rather than a congress of thousands.',
    heading2: 'A short list with facts',
    para2:
      'You receive a list of suitable meetings with dates, place, format, submission deadline, registration fee and the last programme. Events that hide their committee, copy the name of an older series or announce every subject at once are left out, and we tell you which they were.',
    list: [
      { icon: 'compass', para: 'Past speakers are set against your reference list to see who is likely to be there.' },
      { icon: 'globe', para: 'Onsite, online or mixed: the format is shown for every event.' },
      { icon: 'book', para: 'Where the proceedings appear, and under which licence, is noted if it can be found.' },
    ],
  },
  section2: {
    img: 'author/AttendConference-2',
    alt: '',
    title: 'The application and the forms',
    para1:
      'Travel grants are usually decided on one page. An editor reads your draft and asks what a committee would ask: what will you bring, who will you meet, and what happens if you stay at home? The budget is compared with the funder’s rules for meals, hotels and flights.',
    para2:
      'Registration comes next. The adviser goes through the categories with you, since a student, a member of a society and a presenting author may each pay a different fee and face a different date.',
    list: [
      {
        icon: 'calendar',
        para: 'Early-rate, cancellation and presenter deadlines go into one file for your calendar.',
      },
      { icon: 'file', para: 'Invitation letters are requested with the wording an embassy or employer expects.' },
      { icon: 'users', para: 'Childcare, diet, access and prayer needs are put to the organiser while there is time.' },
    ],
  },
  section3: {
    img: 'author/AttendConference-3',
    alt: '',
    title: 'Before you go, and after',
    para1:
      'A week ahead you have a call about the programme. Together you mark the talks to hear and draft three short messages to people you hope to speak with. Afterwards there is a second call: who promised what, which paper to read first, and whether a joint manuscript has come into view.',
    para2: `If you also want to speak, see <a href="/journals/author/submit-my-paper">submitting a paper</a>. For the day itself there are separate pages, <a href="/journals/author/physical-conference">Physical conference</a> and <a href="/journals/author/virtual-conference">Virtual conference</a>.`,
    list: [
      { icon: 'message', para: 'Messages are written in your own words; we only help to shorten them.' },
      { icon: 'sprout', para: 'A one-page report for your funder or department can be drafted from your notes.' },
    ],
  },
  services: [
    {
      heading: 'For a first conference',
      para: 'Customs that nobody explains are explained: chairs, discussants, poster sessions, side events.',
    },
    {
      heading: 'No commission',
      para: 'We take nothing from organisers, hotels or airlines for sending people to them.',
    },
    {
      heading: 'Bookings stay with you',
      para: 'You pay fees and travel directly. We advise and check, and we hold none of your money.',
    },
    {
      heading: 'Listeners welcome',
      para: 'You need no accepted paper. Attending to learn is a good reason, and grants for it exist.',
    },
    {
      heading: 'Small groups',
      para: 'A department can plan one season for several people and share out the sessions.',
    },
    {
      heading: 'Told when to stay',
      para: 'If no meeting this year is worth the cost, that is what the adviser will say.',
    },
  ],
} as const satisfies JournalContent;
