import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'training-user-support',
  label: 'Training & User support',
  desc: 'Sessions for editors, reviewers and librarians on your own platform.',
  icon: 'graduation',
  description:
    'Training for university publishing: role-based courses, guides in plain language and a place to ask, for editors, reviewers and library staff.',
  drawings: ['stage-plan', 'margin-marks', 'month-grid'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Courses for editors, reviewers, students and library staff, taught on your own platform with papers invented for practice.',
  },
  section1: {
    img: 'university/Training-1',
    alt: '',
    title: 'A course for each role',
    para1:
      'A chief editor and a layout assistant need different lessons. We talk with a few people from each group, watch one of them at work, and plan short sessions around tasks. Groups stay small enough for everybody to practise. The trainer has edited or produced a scholarly journal.',
    list: [
      {
        icon: 'graduation',
        para: '<strong>Editors:</strong> triage, finding reviewers, writing a decision, handling a complaint.',
      },
      {
        icon: 'microscope',
        para: '<strong>Reviewers:</strong> reading methods critically, a useful report, confidentiality, AI tools and their limits.',
      },
      {
        icon: 'layers',
        para: '<strong>Production:</strong> metadata, galleys, alternative text, DOI deposits and issue release.',
      },
      {
        icon: 'sprout',
        para: '<strong>Students:</strong> founding a journal, finding an adviser and passing it on after graduation.',
      },
    ],
  },
  section2: {
    img: 'university/Training-2',
    alt: '',
    title: 'Learning by doing',
    para1:
      'Participants work in a practice journal that looks like the real one. They submit a weak paper, receive two contradictory reports, and must reach a decision that they can defend. A correction and a suspected plagiarism case follow. Discussion refers to COPE guidance and to your own regulations.',
    heading2: 'Formats',
    para2:
      'Sessions take place on campus, online or as a mixture, in English or Arabic. Materials use your screenshots and your names for things. Recordings carry captions and are cut by topic.',
    list: [
      {
        icon: 'presentation',
        para: 'A train-the-trainer day prepares your librarians to repeat the course by themselves.',
      },
      {
        icon: 'check',
        para: 'A practical exercise at the end shows what has been understood and what needs another hour.',
      },
    ],
  },
  section3: {
    img: 'university/Training-3',
    alt: '',
    title: 'Help between the courses',
    para1:
      'Most questions come up months later, alone, on a Thursday evening. For that moment there are one-page guides with a picture for each step, and an address to which users write. A member of our support team replies and, when a question comes back, turns the reply into a new guide.',
    para2: `User support explains; it does not enter data in place of an editor or judge manuscripts. Faults in the software move on to <a href="/journals/university/technical-support">the technical desk</a>. A note of attendance is issued on request, and it carries no academic credit.`,
    list: [
      {
        icon: 'calendar',
        para: 'Open question hours online, announced each term, for editors of all faculties together.',
      },
      { icon: 'message', para: 'A welcome letter for every new editor, with the guides for the first four weeks.' },
    ],
  },
  services: [
    {
      heading: 'Editors change, skills remain',
      para: 'Boards rotate; the course and its guides greet each successor.',
    },
    { heading: 'Safe to get wrong', para: 'No genuine author suffers from a click in the practice journal.' },
    { heading: 'Ethics in context', para: 'Rules are met in a case that hurts a little, and so they are remembered.' },
    { heading: 'For busy people', para: 'Sessions fit between lectures and can be attended singly.' },
    { heading: 'Two languages', para: 'Guides exist side by side, so that mixed teams point to the same page.' },
    {
      heading: 'Feedback you can use',
      para: 'The library receives the themes of all questions, without the names of those who asked.',
    },
  ],
} as const satisfies JournalContent;
