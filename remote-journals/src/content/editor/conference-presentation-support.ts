import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'conference-presentation-support',
  label: 'Conference presentation support',
  desc: 'Slides and run sheets for editors at conferences.',
  icon: 'presentation',
  description:
    'For editors who speak or chair at conferences: keynote and “meet the editor” slides, run sheets, speaker briefings and help with follow-up.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For editors who give a keynote or chair a session. We help with slides and timing.',
  },
  facts: {
    send: 'Date, audience and the organiser’s technical sheet',
    receive: 'An outline, slides and a run sheet',
    decides: 'You, and the organiser on the room',
  },
  section1: {
    img: 'editor/PresentationSupport-1',
    rows: [3],
    title: 'When you speak for the journal',
    heading1: 'A keynote',
    para1:
      'We interview you, read the sources you name and return an outline, then slides with figures redrawn and credited. You correct both until the talk sounds like you.',
    heading2: 'A “meet the editor” session',
    para2:
      'What do you decline? How long does review take? We take the answers from your policies and recent decisions, without naming a manuscript, and put them on a page that the audience can keep.',
    list: [
      { icon: 'chart', para: 'Charts with source and date, readable for people who are colour-blind' },
      { icon: 'check', para: 'Permission for third-party images, or a replacement' },
    ],
  },
  section2: {
    img: 'editor/PresentationSupport-2',
    rows: [1, 2],
    title: 'When you chair a session',
    para1:
      'Speakers send their title and technical needs, and get the same short briefing. You receive a run sheet, cards with the pronunciation of names, and two questions per talk.',
    para2: 'For a panel we look for a point on which the guests differ.',
    list: [],
  },
  section3: {
    img: 'editor/PresentationSupport-3',
    rows: [5],
    title: 'After the session',
    para1:
      'With the speakers’ consent, slides and recordings go into a repository with an identifier and a licence. A short report of the discussion can become an editorial. For talks that become papers, we agree with you how they are reviewed, and who decides on those by the guest editors.',
    para2:
      'For a whole programme or its proceedings, see <a href="/services/conference_services">conference services</a>.',
    list: [],
  },
  specimen: {
    kind: 'schedule',
    caption: 'The run sheet of a session with three talks',
    entries: [
      { when: '14:00', what: 'Chair opens.', detail: 'The theme in two sentences.' },
      { when: '14:05', what: 'First talk, 12 minutes.', detail: 'Card at 10 minutes; 5 minutes for questions.' },
      { when: '14:22', what: 'Second talk, online.', detail: 'If the connection fails, play the recording.' },
      {
        when: '14:39',
        what: 'Third talk: meet the editor.',
        detail: '“What do you decline?” The answers are on the handout.',
      },
      { when: '14:56', what: 'Discussion.', detail: 'First question, if needed: “Which result surprised you?”' },
      { when: '15:15', what: 'Chair closes.', detail: 'Say where the slides will be.' },
    ],
  },
  services: [
    {
      heading: 'Sources in the notes',
      para: 'Statements about the field come with a reference, ready for anyone who asks.',
    },
    {
      heading: 'New board members',
      para: 'A first-time chair can practise in a mock session.',
    },
    {
      heading: 'Dates for every step',
      para: 'Our reply sets dates for the outline and for the slides.',
    },
  ],
} as const satisfies JournalContent;
