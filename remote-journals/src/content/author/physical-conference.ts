import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'physical-conference',
  label: 'Physical conference',
  desc: 'Talk, poster and visa papers checked before you pack.',
  icon: 'users',
  description:
    'Prepare for a conference in person: visa papers, talk rehearsal, posters that print well, questions from the floor and talks with colleagues.',
  drawings: ['stage-plan', 'lines', 'month-grid'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For the talk, the poster and the conversation in the corridor: preparation for a meeting that you attend in person, from the visa papers to the last question.',
  },
  section1: {
    img: 'author/PhysicalConference-1',
    alt: '',
    title: 'A talk that ends on time',
    heading1: 'From paper to speech',
    para1:
      'A paper is read at the reader’s pace. A talk is heard once. A coach helps you to choose the one result that the room should remember, and to cut what does not lead there. You decide what is true and what is essential; the coach listens as an intelligent stranger would.',
    heading2: 'Rehearsal with a clock',
    para2:
      'You rehearse over video, standing up, with your slides. The coach notes where you hurry, which slide is explained twice and what will be illegible from the back row. Then come the questions: hostile, vague, far too long. You practise a brief reply to each kind.',
    list: [
      {
        icon: 'presentation',
        para: 'Slides are tested for type size, contrast and colours that fail in a bright room.',
      },
      { icon: 'clock', para: 'Marks in your notes show where to be at half time and with two minutes left.' },
      { icon: 'languages', para: 'Names and terms that are hard to say in English are practised aloud.' },
    ],
  },
  section2: {
    img: 'author/PhysicalConference-2',
    alt: '',
    title: 'A poster that works from two metres',
    para1:
      'An editor shortens your text until a passer-by can follow it, and a designer sets it to the size and orientation that the organiser prescribes. The finding stands at the top, in a sentence. Method and data come below for those who stop.',
    para2:
      'You receive a print file, a smaller version for handouts and a web page that a QR code opens. Where luggage is a problem, we send you the questions to ask a print shop near the venue.',
    list: [
      { icon: 'layers', para: 'Charts are redrawn for distance: fewer series, direct labels, no tiny legends.' },
      { icon: 'pen', para: 'Logos and acknowledgements follow the rules of your funder.' },
      { icon: 'microscope', para: 'You write a one-minute and a five-minute explanation and try out both.' },
    ],
  },
  section3: {
    img: 'author/PhysicalConference-3',
    alt: '',
    title: 'Papers for the border, plans for the week',
    para1:
      'Visa appointments can take longer than peer review. As soon as your place is confirmed we list the papers an applicant is normally asked for and check that name, dates and title agree in all of them. The organiser issues the invitation, and the consulate decides; neither is in our hands.',
    para2: `Planning to bring people together yourself? A workshop of your own is a matter for <a href="/services/conference_services">conference services</a>, where programme, venue and proceedings are planned as one.`,
    list: [
      { icon: 'calendar', para: 'A day plan with session rooms, the time to hang the poster, and room to rest.' },
      { icon: 'lock', para: 'Slides are stored in two places and as PDF, in case a laptop fails.' },
    ],
  },
  services: [
    {
      heading: 'One coach throughout',
      para: 'The person who reads your abstract is the person who hears the final run-through.',
    },
    {
      heading: 'Your accent is welcome',
      para: 'We work on pace, stress and structure. Nobody is asked to sound like somebody else.',
    },
    {
      heading: 'Nerves taken seriously',
      para: 'Opening lines are learned by heart, and there is a plan for the moment when the thread is lost.',
    },
    {
      heading: 'Access at the venue',
      para: 'Ramps, hearing loops, quiet rooms: the right questions go to the organiser in your name.',
    },
    {
      heading: 'Meetings beside the programme',
      para: 'We suggest how to ask for twenty minutes with a person you have only ever cited.',
    },
    {
      heading: 'What you supply',
      para: 'Abstract or paper, the organiser’s speaker notes, your figures as editable files, and a free hour for each rehearsal.',
    },
  ],
} as const satisfies JournalContent;
