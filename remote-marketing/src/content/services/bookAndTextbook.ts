import type { BookSpread } from '../BookSpread.ts';
import { bookProofs } from '../proofs/bookProofs.ts';
import { bookReasons } from '../reasons/bookReasons.ts';
import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/book_and_textbook',
  page: 'BookAndTextbookPage',
  title: 'Books and textbooks',
  pageTitle: 'Books and textbooks: open access publishing',
  description:
    'Open access books and textbooks: peer reviewed, published within two months, with a one-month social media plan for the launch.',
  serviceType: 'Open access book publishing',
  audience: 'Authors and editors of academic books',
  tone: 'teal',
  card: {
    id: 3,
    img: 'services/cards#teal',
    mbimg: 'services/cards#teal',
    detail: ['Posting calendar, day\u00a02', 'Who the book is for'],
    para: 'Open access monographs and course books, peer reviewed and free to read.',
  },
  shareLines: ['Books and', 'textbooks'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'Open access monographs, edited volumes and textbooks, peer reviewed and announced to teachers of the subject.',
  },
  facts: {
    send: 'A summary, a contents list and one chapter',
    receive: 'A web edition, an EPUB and a PDF',
    when: '2 months for work that passes peer review',
    decides: 'Editors, advised by reviewers',
  },
  keyFigures: [
    {
      figure: '2 months',
      label: 'to publish an open access book',
      qualifier: 'For work that passes peer review, week by week below.',
    },
    {
      figure: 'One month',
      label: 'of social media, planned before launch',
      qualifier: 'For your channels and ours.',
    },
    {
      figure: '30 days',
      label: 'in a posting calendar made for the book',
      qualifier: 'You can change or skip any post.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'One book, three formats',
      para: 'A web edition with a page for each chapter, an EPUB and a PDF for print. Once an open access title has passed peer review, it is published <strong>within two months</strong>.',
      list: [
        'Copy-editing, typesetting and an index',
        'A cover and a page design',
        'A DOI for the book and one for each chapter',
        'Figures redrawn, permissions cleared, copies archived',
      ],
    },
    rightside: {
      heading: 'Review while you write',
      list: [
        { img: 'file', desc: 'Reviewers read a sample chapter while the rest can still change.' },
        { img: 'layers', desc: 'Chapters by different authors share a style and a schedule.' },
        { img: 'pen', desc: 'You mark corrections on screen, and we reply to each.' },
        { img: 'megaphone', desc: 'The launch is planned while you check the proofs.' },
      ],
    },
  },
  proofs: bookProofs,
  steps: {
    heading: 'From proposal to published book',
    list: [
      { title: 'Proposal', desc: 'An editor reads it first.' },
      {
        title: 'Peer review',
        desc: 'Reports, then a licence and a delivery date.',
      },
      { title: 'Production', desc: 'Editing and proofs, week by week.' },
      { title: 'Publication', desc: 'All formats on the same day, free to read.' },
    ],
  },
  listCard: {
    title: 'Monograph, textbook or edited volume',
    cards: [
      {
        img: 'book',
        heading: 'Monographs',
        desc: 'One argument across a whole volume.',
        list: [
          'Peer review of the whole manuscript',
          'Notes and bibliography checked',
          'An index of subjects and names',
        ],
      },
      {
        img: 'graduation',
        heading: 'Textbooks',
        desc: 'Made for a term of teaching.',
        list: ['Learning aims for each unit', 'Exercises with worked answers', 'New editions, built on the last'],
      },
      {
        img: 'users',
        heading: 'Edited volumes',
        desc: 'Many authors, the same readers.',
        list: [
          'Agreements with contributors',
          'Consistent terms throughout',
          'Chapters that can be cited on their own',
        ],
      },
    ],
  },
  checklist: {
    heading: 'The month after publication',
    desc: 'Each title comes with a one-month social media plan and a 30-day posting calendar.',
    list: [
      {
        img: 'calendar',
        para: '<strong>The calendar.</strong> Thirty entries, each with its text, picture and channel.',
      },
      {
        img: 'message',
        para: '<strong>Your words.</strong> Posts come from the book, with its author’s approval.',
      },
      {
        img: 'users',
        para: '<strong>The right readers.</strong> Course leaders and libraries hear from us.',
      },
      { img: 'chart', para: '<strong>A report.</strong> At the end of the month you see which posts were read.' },
    ],
  },
  reasons: bookReasons,
  gradient: {
    heading: 'Do you have a book in mind?',
    desc: 'A contents list and a paragraph about its readers will do.',
  },
  faqs: [
    {
      question: 'Who pays for open access?',
      para: 'A funder, a university, a library or the author can pay the fee. Readers pay nothing.',
    },
    {
      question: 'Can readers still buy a printed copy?',
      para: 'Yes. Print on demand uses the same PDF, so the page numbers match.',
    },
    {
      question: 'Can my thesis become a book?',
      para: 'It can be a good start. The first report suggests what to cut and what to explain.',
    },
  ],
} as const satisfies ServiceContent;

export const spread: BookSpread = {
  heading: 'Arabic and English on facing pages',
  desc: 'The same passage, from left and from right.',
  note: 'The textbook is invented.',
};
