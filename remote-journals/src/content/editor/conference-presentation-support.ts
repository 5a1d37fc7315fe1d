import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'conference-presentation-support',
  label: 'Conference presentation support',
  desc: 'Slides and talk shaped for the people in the hall.',
  icon: 'presentation',
  description:
    'Support for editors at conferences: keynote and “meet the editor” slides, session plans, speaker briefing, moderation and published follow-up.',
  drawings: ['stage-plan', 'month-grid', 'lines'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Editors chair sessions, give keynotes and explain their journal to a room of possible authors. We prepare the slides, the speakers and the run of the hour.',
  },
  section1: {
    img: 'editor/PresentationSupport-1',
    alt: '',
    title: 'When you speak for the journal',
    heading1: 'A keynote or a field survey',
    para1:
      'A writer interviews you for an hour, reads the sources you name and brings back an outline with a thread. A designer then makes the slides from your notes, with figures redrawn and credited. You correct both as often as the calendar allows, because the talk has to sound like you.',
    heading2: 'A “meet the editor” hour',
    para2:
      'Authors always ask the same things: what do you turn down, how long does it take, may I write first? We draw the answers from your policies and recent decisions, without naming a manuscript. The audience leaves with a page that says what to send and what not to.',
    list: [
      { icon: 'presentation', para: 'One template for the journal, with fonts and colours that every editor may use.' },
      { icon: 'chart', para: 'Charts state source and date, and can be read by people who do not see red and green.' },
      { icon: 'check', para: 'Permissions for third-party images are cleared or the image is replaced.' },
    ],
  },
  section2: {
    img: 'editor/PresentationSupport-2',
    alt: '',
    title: 'When you chair a session',
    para1:
      'A session of four talks has many ways to run late. We write a plan by the minute, ask the speakers for title, biography and needs, and send each of them the same short briefing. You receive cards with the correct pronunciation of every name and two questions per talk, should the room be silent.',
    para2:
      'For a panel we speak to each guest in advance and look for the point on which they differ. Agreement for an hour is pleasant and soon forgotten.',
    list: [
      { icon: 'clock', para: 'Time signals are agreed with speakers before the session, not during it.' },
      { icon: 'message', para: 'Questions from the floor and from the chat are gathered in one list for the chair.' },
      { icon: 'languages', para: 'Abstracts and slides can be made available in a second language.' },
    ],
  },
  section3: {
    img: 'editor/PresentationSupport-3',
    alt: '',
    title: 'What remains after the applause',
    para1:
      'With the consent of the speakers, slides and recordings are placed in a repository with an identifier, author names and licence. A short report of the discussion can become an editorial. If the talks are to be papers, we agree with you how they will be reviewed, and who decides on those of the guest editors.',
    para2: `Accepted conference papers in our proceedings appear within 30 working days of submission, once peer review has been passed. The wider offer is described under <a href="/services/conference_services">conference services</a>.`,
    list: [
      { icon: 'file', para: 'A folder for the editorial office: final slides, texts, permissions, list of contacts.' },
      { icon: 'mail', para: 'Thanks to speakers and an answer to everyone whose question found no time.' },
    ],
  },
  services: [
    {
      heading: 'Written from evidence',
      para: 'Statements about the field carry a reference in the notes, ready for the person who asks.',
    },
    {
      heading: 'Readable in the last row',
      para: 'Slides are tried out on a projector and on a phone before you travel.',
    },
    {
      heading: 'For new board members',
      para: 'Someone who has never chaired can watch a mock session and then lead one.',
    },
    {
      heading: 'Reusable parts',
      para: 'Core slides about scope, policy and process are kept current for the whole board.',
    },
    {
      heading: 'No ghost opinions',
      para: 'We help you to say what you think. Arguments and conclusions are yours alone.',
    },
    {
      heading: 'What we need',
      para: 'Date, length, audience, the organiser’s technical sheet and the names of those who share the stage.',
    },
  ],
} as const satisfies JournalContent;
