import { owner } from '@mirqam/shared/contract/owner';
import { conferenceExample } from '../examples/conferenceExample.ts';
import { conferenceProofs } from '../proofs/conferenceProofs.ts';
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
    img: 'services/conferences',
    mbimg: 'services/conferences',
    para: 'Calls for papers, peer review and proceedings for on-site, online and hybrid conferences.',
  },
  shareLines: ['Conference', 'services'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'We handle submissions, peer review and proceedings, and as much of the rest as you wish.',
  },
  facts: {
    send: 'Topic, dates, committee, number of papers',
    receive: 'Reviewed proceedings with an ISBN and DOIs',
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
      label: 'cover our conference papers',
      qualifier: `Each index decides. ${owner.indexes ?? 'Ask us for today’s list.'}`,
    },
    {
      figure: 'Web of Science',
      label: 'receives our papers for consideration',
      qualifier: 'Judged by volume, not by paper; it can take months.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'Papers that pass peer review are published <strong>within 30 working days of submission</strong> and listed in over 15 indexes.',
      list: [
        'A call for papers and a template for authors',
        'Answers to authors’ questions about formats and dates',
        'Reviewers found, briefed and reminded',
        'A volume with named editors, an ISBN and DOIs',
      ],
    },
    rightside: {
      heading: 'How we work',
      list: [
        { img: 'calendar', desc: 'We plan backwards from the opening day and mark the dates that cannot change.' },
        { img: 'shield', desc: 'We check each paper on arrival for text overlap and missing approvals.' },
        { img: 'microscope', desc: 'Your programme committee decides. We collect the reports it needs.' },
        { img: 'globe', desc: 'Speakers and delegates who join online are part of the plan from the start.' },
      ],
    },
  },
  proofs: conferenceProofs,
  example: conferenceExample,
  steps: {
    heading: 'From the call to the proceedings',
    list: [
      {
        title: 'Call',
        desc: 'Tell us the topic, the dates and the committee.',
      },
      { title: 'Review', desc: 'Papers are checked and reviewed; authors receive the reports.' },
      { title: 'Programme', desc: 'Accepted papers become sessions, on site, online or hybrid.' },
      { title: 'Proceedings', desc: 'Papers are published, and their records go to the indexes.' },
    ],
  },
  listCard: {
    title: 'Before, during and after',
    desc: 'Give us one phase or all three.',
    cards: [
      {
        img: 'megaphone',
        heading: 'Before',
        desc: 'Everything up to the programme.',
        list: ['Call, website and templates', 'Submission and checks', 'Assignment of reviewers'],
      },
      {
        img: 'presentation',
        heading: 'During',
        desc: 'Help on the day, so that the chair can attend the talks.',
        list: ['Registration and badges', 'Slides, posters and rooms', 'Live streams and recordings'],
      },
      {
        img: 'layers',
        heading: 'After',
        desc: 'A record that others can find and cite.',
        list: ['Proceedings with named editors', 'Records sent to the indexes', 'Slides linked to papers'],
      },
    ],
  },
  tiles: {
    heading: 'For speakers and delegates',
    desc: 'For the people who take part.',
    list: [
      {
        img: 'file',
        title: 'Submit my paper in a conference',
        desc: 'Fitting your paper to the call, and replying to reviewers.',
        link: '/journals/author/submit-my-paper',
      },
      {
        img: 'users',
        title: 'Physical conference',
        desc: 'A rehearsed talk, a poster and a list of visa documents.',
        link: '/journals/author/physical-conference',
      },
      {
        img: 'globe',
        title: 'Virtual conference',
        desc: 'Presenting, asking questions and meeting people online.',
        link: '/journals/author/virtual-conference',
      },
      {
        img: 'presentation',
        title: 'Conference presentation support',
        desc: 'Slides, run sheets and briefings for editors who speak for a journal.',
        link: '/journals/editor/conference-presentation-support',
      },
    ],
  },
  checklist: {
    heading: 'What a proceedings volume needs',
    desc: 'Indexes may ask for these.',
    list: [
      { img: 'users', para: '<strong>A named committee.</strong> With affiliations and a description of each role.' },
      {
        img: 'search',
        para: '<strong>A review policy.</strong> How many reports there were, whether review was anonymous, and who decided.',
      },
      {
        img: 'file',
        para: '<strong>Complete records.</strong> Abstract, references, funding and ORCID iDs for each paper.',
      },
      {
        img: 'shield',
        para: '<strong>A correction policy.</strong> Where to report errors, and how corrections are shown.',
      },
    ],
  },
  reasons: conferenceReasons,
  gradient: {
    heading: 'Have you set a date?',
    desc: 'Tell us when you meet and how many papers you expect. We will send you a draft timetable for your committee.',
  },
  faqs: [
    {
      question: 'Will our papers be in Web of Science?',
      para: 'They are sent for consideration as part of their volume. Web of Science then decides by its own criteria.',
    },
    {
      question: 'Can our university be the publisher of record?',
      para: 'Yes. We produce the volume under your imprint, or under ours with the title of your series.',
    },
    {
      question: 'We already have reviewers. Do you replace them?',
      para: 'No. We invite them on your behalf, keep track of their reports and suggest others only where a subject is not covered.',
    },
    {
      question: 'Do you handle hybrid conferences?',
      para: 'Yes. Before any room is booked, we settle time zones, recordings and how online delegates ask questions.',
    },
  ],
} as const satisfies ServiceContent;

/** The words of the ruler of working days. */
export const ruler = {
  heading: '30 working days on the calendar',
  desc: 'Day 1 is the first working day after the submission.',
  question: 'When will the complete paper be submitted?',
  hint: 'We use the next occurrence of this date, starting with today.',
  day: 'Day',
  month: 'Month',
  example: 'Example',
  chosen: 'Your date',
  from: 'Submitted on',
  to: 'published by',
  submitted: 'Submitted',
  published: 'Published by',
  qualifier: 'For work that passes peer review.',
  holidays:
    'The calendar does not allow for public holidays: add a working day for each one that falls on a day from Sunday to Thursday.',
  /** The day on which the paper of the example is submitted; no public holiday falls in its six weeks. */
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
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;
