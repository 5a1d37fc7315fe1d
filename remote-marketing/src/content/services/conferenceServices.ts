import { owner } from '@mirqam/shared/contract/owner';
import { conferenceExample } from '../examples/conferenceExample.ts';
import { conferenceStages } from '../proofs/conferenceStages.ts';
import type { RulerContent } from '../RulerContent.ts';
import { conferenceReasons } from '../reasons/conferenceReasons.ts';
import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/conference_services',
  page: 'ConferenceServicesPage',
  title: 'Conference services',
  pageTitle: 'Conference services: peer review and proceedings',
  description:
    'Conference proceedings: papers published within 30 working days of submission if they pass peer review, and help before, during and after the event.',
  serviceType: 'Conference proceedings publishing',
  audience: 'Conference organisers and universities',
  tone: 'garnet',
  card: {
    id: 4,
    img: 'services/cards#garnet',
    mbimg: 'services/cards#garnet',
    detail: ['Salt in coastal wells', 'DOI 10.5555/ex.1'],
    para: 'Peer review and proceedings for conferences on site or online.',
  },
  shareLines: ['Conference', 'services'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'Submissions, peer review and proceedings, and as much of the rest as you wish.',
  },
  facts: {
    send: 'Topic, dates, committee, number of papers',
    receive: 'Reviewed proceedings with ISBN and DOIs',
    when: '30 working days for a paper that passes peer review',
    decides: 'Your programme committee',
  },
  keyFigures: [
    {
      figure: '30 working days',
      label: 'to publish a conference paper, counted from submission',
      qualifier: 'For work that passes peer review, on the schedule below.',
    },
    {
      figure: '15+ indexes',
      label: 'cover our conference papers; their volume is sent to Web of Science for consideration',
      qualifier: `Each index decides; Web of Science can take months. ${owner.indexes ?? 'Ask us for today’s list.'}`,
    },
    {
      figure: '2 reviewers',
      label: 'for every conference paper',
      qualifier: 'Their reports advise your programme committee.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'Papers that can be found',
      para: 'The papers appear in one volume, and <strong>each on a page of its own</strong>.',
      list: ['A DOI for each paper', 'A volume with named editors and an ISBN', 'Records sent to the indexes'],
    },
    rightside: {
      heading: 'What we do for your committee',
      list: [
        { img: 'calendar', desc: 'Plan backwards from the opening day.' },
        { img: 'shield', desc: 'Check papers on arrival.' },
        { img: 'microscope', desc: 'Collect the reviewers’ reports.' },
        { img: 'globe', desc: 'Include online delegates in the plan.' },
      ],
    },
  },
  example: conferenceExample,
  steps: {
    heading: 'From the call to the proceedings',
    list: [
      {
        title: 'Call',
        desc: 'Drafted with your committee.',
      },
      { title: 'Review', desc: 'Checks and reports.' },
      { title: 'Programme', desc: 'Sessions on site, online or hybrid.' },
      { title: 'Proceedings', desc: 'Papers are published, and their records go to the indexes.' },
    ],
  },
  listCard: {
    title: 'Before, during and after the event',
    cards: [
      {
        img: 'megaphone',
        heading: 'Before',
        desc: 'Until the programme is set.',
        list: ['Call, templates, answers to authors', 'Submission and checks', 'Assignment of reviewers'],
      },
      {
        img: 'presentation',
        heading: 'During',
        desc: 'So that the chair can attend the talks.',
        list: ['Registration and badges', 'Slides and rooms', 'Live streams and recordings'],
      },
      {
        img: 'layers',
        heading: 'After',
        desc: 'Found and cited.',
        list: ['Proceedings online', 'Slides linked to papers', 'Templates for the next event'],
      },
    ],
  },
  tiles: {
    heading: 'For speakers and delegates',
    list: [
      {
        img: 'file',
        title: 'Submit my paper in a conference',
        desc: 'The call, the upload, the replies.',
        link: '/journals/author/submit-my-paper',
      },
      {
        img: 'users',
        title: 'Physical conference',
        desc: 'Your talk and your visa documents.',
        link: '/journals/author/physical-conference',
      },
      {
        img: 'globe',
        title: 'Virtual conference',
        desc: 'A tested set-up and corrected captions.',
        link: '/journals/author/virtual-conference',
      },
      {
        img: 'presentation',
        title: 'Conference presentation support',
        desc: 'For editors who speak for a journal.',
        link: '/journals/editor/conference-presentation-support',
      },
    ],
  },
  checklist: {
    heading: 'What a proceedings volume needs',
    desc: 'Indexes may ask for these.',
    list: [
      { img: 'users', para: '<strong>A named committee.</strong> With affiliations and roles.' },
      {
        img: 'search',
        para: '<strong>A review policy.</strong> How papers were reviewed, and by whom.',
      },
      {
        img: 'file',
        para: '<strong>Complete records.</strong> Abstract, references, funding, ORCID iDs.',
      },
      {
        img: 'shield',
        para: '<strong>A correction policy.</strong> Where to report errors.',
      },
    ],
  },
  reasons: conferenceReasons,
  gradient: {
    heading: 'Have you set a date?',
    desc: 'Tell us when you meet and how many papers you expect. You receive a draft timetable.',
  },
  faqs: [
    {
      question: 'Will our papers be in Web of Science?',
      para: 'They are sent for consideration with their volume. Web of Science then decides.',
    },
    {
      question: 'Can our university be the publisher of record?',
      para: 'Yes: under your imprint, or under ours with the title of your series.',
    },
    {
      question: 'We already have reviewers. Do you replace them?',
      para: 'No. We suggest others only where a subject is not covered.',
    },
  ],
} as const satisfies ServiceContent;

export const ruler: RulerContent = {
  heading: '30 working days on the calendar',
  desc: 'Working days are Sunday to Thursday; day 1 is the first after the submission.',
  question: 'When will the complete paper be submitted?',
  hint: 'The next time this date comes, or today.',
  day: 'Day',
  month: 'Month',
  example: 'Example',
  chosen: 'Your date',
  answer: 'Submitted on {submitted}, published by',
  submitted: 'Submitted',
  published: 'Published by',
  qualifier: 'For work that passes peer review.',
  holidays: 'Add a day for each public holiday in Saudi Arabia that falls on a working day.',
  stages: conferenceStages,
  late: `If a report is late or a revision needs more work, we agree a new date before this one passes. ${owner.remedy ?? ''}`,
  start: '2027-10-05',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekend: ['Fri', 'Sat'],
};
