import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'training-user-support',
  label: 'Training & User support',
  desc: 'Sessions for editors and reviewers on your own platform.',
  icon: 'graduation',
  description:
    'Training for university journals: courses for editors, reviewers, students and library staff, guides in plain language, and an address for questions.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Courses for editors, reviewers, students and library staff, on your own platform and with practice papers.',
  },
  facts: {
    send: 'Roles, languages and your timetable',
    receive: 'Courses, guides and an address for questions',
    decides: 'You choose dates, roles and cases',
  },
  section1: {
    img: 'university/Training-1',
    rows: [0],
    title: 'A course for each role',
    para1: 'We watch how people work, and plan short sessions around their tasks.',
    list: [
      {
        icon: 'microscope',
        para: '<strong>Reviewers:</strong> assessing methods, writing a useful report, confidentiality, AI tools and their limits.',
      },
      {
        icon: 'sprout',
        para: '<strong>Students:</strong> founding a journal, and handing it on after graduation.',
      },
    ],
  },
  section2: {
    img: 'university/Training-2',
    rows: [2],
    title: 'Learning by doing',
    para1:
      'In a practice journal that looks like their own, participants receive two reports that disagree, and have to justify a decision. Next come a correction and a suspected case of plagiarism, by COPE guidance and your own regulations.',
    heading2: 'On campus or online',
    para2:
      'The materials use your screenshots and your terms. A separate session can prepare your librarians to teach the course themselves.',
    list: [],
  },
  section3: {
    img: 'university/Training-3',
    rows: [5],
    title: 'Help after the course',
    para1: `For later questions there are one-page guides with pictures, and an address to write to. Faults in the software go to <a href="/journals/university/technical-support">technical support</a>.`,
    list: [],
  },
  specimen: {
    kind: 'schedule',
    caption: 'A morning course for new editors',
    entries: [
      {
        when: '09:00 to 09:40',
        what: 'A new manuscript.',
        detail: 'Scope, ethics approval, similarity report: reject it, return it or send it to review?',
      },
      {
        when: '09:40 to 10:20',
        what: 'Finding reviewers.',
        detail: 'Each participant invites two on the practice journal.',
      },
      {
        when: '10:40 to 11:30',
        what: 'Two reports that disagree.',
        detail: 'Write a decision, then compare it with the others.',
      },
      {
        when: '11:30 to 12:00',
        what: 'An author complains.',
        detail: 'Reply with the help of COPE guidance.',
      },
      {
        when: '12:00 to 12:30',
        what: 'Exercise.',
        detail: 'One manuscript from submission to decision, without help.',
      },
      { when: '12:30', what: 'For later.', detail: 'A one-page guide to each task, and an address for questions.' },
    ],
    note: 'The times and the cases are agreed with you.',
  },
  services: [
    {
      heading: 'When the board changes',
      para: 'New board members can take the course and use the guides.',
    },
    {
      heading: 'Ethics through cases',
      para: 'A rule is remembered once it has been applied to an awkward case.',
    },
    {
      heading: 'Short sessions',
      para: 'They fit between lectures. Attend only the ones you need.',
    },
  ],
} as const satisfies JournalContent;
