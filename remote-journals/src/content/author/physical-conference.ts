import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'physical-conference',
  label: 'Physical conference',
  desc: 'Talk and poster ready to travel, visa documents checked.',
  icon: 'users',
  description:
    'Prepare for a conference in person: a rehearsed talk, a poster that can be read from a distance, visa documents and answers to hard questions.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a talk or a poster on site, with the questions that follow and the documents for your visa.',
  },
  facts: {
    send: 'The abstract or paper, and your figures',
    receive: 'Slides, a poster file and practice',
    decides: 'The organiser’s committee',
  },
  section1: {
    img: 'author/PhysicalConference-1',
    rows: [0, 1],
    title: 'A talk that ends on time',
    para1: 'People hear a talk once. Which one result should they remember? What does not lead to it goes.',
    para2:
      'On a video call we note where you hurry and what the back row cannot read. Then you practise brief replies to hard questions.',
    list: [],
  },
  section2: {
    img: 'author/PhysicalConference-2',
    rows: [4, 5],
    title: 'A poster, and a visa',
    para1:
      'An editor shortens your text and we set the poster in the organiser’s size, with the finding on top in one sentence. You receive a file for printing and a smaller one for handouts.',
    para2:
      'For the visa we check that name, dates and title agree in all documents. The organiser issues the invitation. To organise a workshop yourself, see <a href="/services/conference_services">conference services</a>.',
    list: [],
  },
  specimen: {
    kind: 'report',
    caption: 'From a rehearsal: two hard questions, and the last checks',
    parts: [
      {
        title: 'Hostile',
        facts: [
          ['Question', '“Is that not simply the weather?”'],
          ['Reply', '“We compared shaded and open streets on the same days, so the weather was the same for both.”'],
        ],
      },
      {
        title: 'Vague',
        facts: [
          ['Question', '“Could you say more about your method?”'],
          ['Reply', '“Gladly. Do you mean how we chose the streets or where we put the sensors?”'],
        ],
      },
      {
        title: 'Before you travel',
        facts: [
          ['Poster', 'A0, upright; on top: “Shaded streets stay cooler”'],
          ['Visa', 'Name, dates and title agree in all documents'],
        ],
      },
    ],
    note: 'The talk in this example is about street trees and summer heat.',
  },
  services: [
    {
      heading: 'Your accent is welcome',
      para: 'We work on pace and stress.',
    },
    {
      heading: 'If you are nervous',
      para: 'You memorise the opening lines, and have a plan for losing your place.',
    },
    {
      heading: 'By the organiser’s rules',
      para: 'Send us the notes for speakers, and your figures as editable files.',
    },
  ],
} as const satisfies JournalContent;
