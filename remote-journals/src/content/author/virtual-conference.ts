import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'virtual-conference',
  label: 'Virtual conference',
  desc: 'Present from your own desk, with a rehearsal and corrected captions.',
  icon: 'globe',
  description:
    'Take part in an online conference: recorded or live talks, a rehearsal, corrected captions and transcripts, time zones and questions in the chat.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a talk on screen: recorded or rehearsed with you, with corrected captions.',
  },
  facts: {
    send: 'Your slides and the organiser’s rules',
    receive: 'A tested set-up, or a recording with captions',
    decides: 'The organiser’s committee',
  },
  section1: {
    img: 'author/VirtualConference-1',
    rows: [1],
    title: 'Recorded, live or both',
    heading1: 'If the talk is recorded',
    para1:
      'A short call settles light and sound, and you record in your own room. Then we trim false starts and export the file for the platform. We do not change what you say.',
    heading2: 'If the talk is live',
    para2:
      'In a test room you share slides, then lose the connection on purpose and rejoin. The platform remains the organiser’s responsibility.',
    list: [{ icon: 'globe', para: 'Session times converted for you and your co-authors' }],
  },
  section2: {
    img: 'author/VirtualConference-2',
    rows: [2],
    title: 'Captions and a transcript',
    para1:
      'Automatic captions can get species and surnames wrong. We correct them against your script. Colleagues can search the transcript, and those with hearing loss can read it.',
    para2: 'A talk in another language can carry English subtitles.',
    list: [{ icon: 'lock', para: 'The consent form for recordings, read with you.' }],
  },
  specimen: {
    kind: 'revision',
    caption: 'Automatic captions, corrected',
    text: [
      { del: 'Right, am I on?', comment: 'False start; also cut from the recording.' },
      ' In the younger ',
      { del: 'corps', ins: 'cores' },
      ' we found more ',
      { del: 'die atoms', ins: 'diatoms' },
      ', above all ',
      { del: 'cycle Ella', ins: 'Cyclotella', comment: 'Spelt as on slide 6. Is the genus worth naming here?' },
      ', and from 1980 ',
      { del: 'on words', ins: 'onwards' },
      ' there is ',
      { del: 'Les foster us', ins: 'less phosphorus', comment: 'Unclear at 04:12. I have followed your script.' },
      ' in the lake.',
    ],
    note: 'The talk in this example is about sediment from the bed of a lake.',
  },
  services: [
    {
      heading: 'Ordinary equipment',
      para: 'A laptop, a headset and daylight are enough.',
    },
    {
      heading: 'Questions in the chat',
      para: 'You prepare a sentence that invites questions. Afterwards we help you to answer those left open.',
    },
    {
      heading: 'A place in the proceedings',
      para: 'Some series publish only papers that were presented, so keep proof. See <a href="/journals/author/submit-my-paper">Submit my paper in a conference</a>.',
    },
  ],
} as const satisfies JournalContent;
