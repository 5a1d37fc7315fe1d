import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'virtual-conference',
  label: 'Virtual conference',
  desc: 'Present from your own desk, after a rehearsal.',
  icon: 'globe',
  description:
    'Take part in an online conference: recorded talks with captions, live rehearsal, time zones, digital posters and questions in the chat.',
  drawings: ['stage-plan', 'facing-sheets', 'linked-nodes'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Speak to a meeting on another continent from your own desk. We help you to record, rehearse, caption and answer, and to be found there by the right people.',
  },
  section1: {
    img: 'author/VirtualConference-1',
    alt: '',
    title: 'Recorded, live or both',
    heading1: 'If the talk is recorded',
    para1:
      'You record in your own room with the equipment you have. Beforehand a technician looks at light, sound and background in a brief call; afterwards an editor trims pauses and false starts, levels the volume and exports the file in the format that the platform demands. Nothing you say is altered.',
    heading2: 'If the talk is live',
    para2:
      'We open a test room with you on the software the organisers use, or on one close to it. You share slides, switch windows, lose the connection on purpose and rejoin. When the real session starts, none of this is new.',
    list: [
      { icon: 'presentation', para: 'Slides are built for a small window: large type, one idea, no laser pointer.' },
      { icon: 'settings', para: 'Camera, microphone and screen sharing are tested on the computer you will use.' },
      { icon: 'server', para: 'A fallback is agreed: dial-in number, PDF with the chair, or your recording.' },
    ],
  },
  section2: {
    img: 'author/VirtualConference-2',
    alt: '',
    title: 'Captions and transcripts, in more than one language',
    para1:
      'Automatic captions stumble over species, formulas and surnames. An editor corrects them against your script and supplies the caption file next to the video. The transcript becomes a text that search engines and colleagues with hearing loss can read.',
    para2:
      'A talk given in another language can carry English subtitles. Tell us the language when you write, and a translator who knows the subject will say whether the date allows it.',
    list: [
      { icon: 'file', para: 'You receive video, captions and transcript as separate files.' },
      { icon: 'globe', para: 'Session times are converted to your clock and to those of your co-authors.' },
      { icon: 'lock', para: 'Before you agree to a recording, we read the consent form with you.' },
    ],
  },
  section3: {
    img: 'author/VirtualConference-3',
    alt: '',
    title: 'Being noticed without a coffee break',
    para1:
      'Online meetings give fewer chances to meet by accident, so contact needs a plan. You prepare a digital poster with a short clip, a line for the chat that invites a question, and a link to your preprint or data. During question time a colleague of your choice can watch the chat while you speak.',
    para2: `Do you want a place in the proceedings as well? Filing the text is described under <a href="/journals/author/submit-my-paper">Submit my paper in a conference</a>. Some series print only papers that were presented, so keep proof of your session.`,
    list: [
      { icon: 'message', para: 'Answers to questions left open in the chat are drafted with you the next day.' },
      { icon: 'users', para: 'Breakout rooms: how to enter, introduce yourself and leave with a name.' },
    ],
  },
  services: [
    {
      heading: 'Ordinary equipment',
      para: 'A laptop, a headset and a window are enough. We recommend purchases only when sound would suffer.',
    },
    {
      heading: 'Slow connections',
      para: 'Files are kept small, and a recorded version stands ready where bandwidth cannot be trusted.',
    },
    {
      heading: 'Travel money saved',
      para: 'Joining from home can put a conference within reach when visas, care duties or budgets rule out the trip.',
    },
    {
      heading: 'One run for all authors',
      para: 'Joint presenters in different cities practise the handover in a single call.',
    },
    {
      heading: 'A lasting object',
      para: 'If the organiser permits it, the recording can go into a repository with its own identifier.',
    },
    {
      heading: 'Not the host',
      para: 'The meeting’s own crew runs the platform. We prepare you for it and cannot repair it during your slot.',
    },
  ],
} as const satisfies JournalContent;
