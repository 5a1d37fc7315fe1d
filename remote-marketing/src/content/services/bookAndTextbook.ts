import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/book_and_textbook',
  page: 'BookAndTextbookPage',
  title: 'Books and textbooks',
  description:
    'Open access books and textbooks published within two months for work that passes peer review, with a one-month social media plan at launch.',
  serviceType: 'Open access book publishing',
  audience: 'Authors and editors of academic books',
  tone: 'teal',
  drawing: 'spines',
  card: {
    id: 3,
    img: 'services/books',
    mbimg: 'services/books-narrow',
    para: 'Open access monographs and course books, reviewed, produced and free for every reader.',
  },
} as const satisfies Service;

export const content = {
  tone: service.tone,
  img: service.card.img,
  banner: {
    maintitle: service.title,
    desc: 'Open access monographs, edited volumes and course books: refereed, designed for reading on screen and introduced to the people who teach the subject.',
  },
  claims: [
    {
      figure: '2 months',
      label: 'and an open access book is published',
      qualifier: 'For work that passes peer review.',
    },
    {
      figure: 'One month',
      label: 'of social media, planned before launch',
      qualifier: 'A plan for your channels and ours; it promises no number of readers.',
    },
    {
      figure: '30 days',
      label: 'in a posting calendar made for the book',
      qualifier: 'You can change or skip any post.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'A finished book in three forms: a web edition by chapter, an EPUB and a PDF that prints well. Open access titles are published <strong>within two months</strong>, for work that passes peer review.',
      list: [
        'Referee reports on the proposal and on the full text',
        'Copy-editing, index and typesetting',
        'A cover and a page design that suit the subject',
        'A DOI for the volume and one for each chapter',
      ],
    },
    rightside: {
      heading: 'How it works',
      list: [
        { img: 'file', desc: 'A proposal with a sample chapter goes to referees before you write the rest.' },
        { img: 'layers', desc: 'Chapters by different hands move together, with one style and one schedule.' },
        { img: 'pen', desc: 'You correct proofs on screen, and production answers every mark.' },
        { img: 'megaphone', desc: 'The month after release is planned while the proofs are out.' },
      ],
    },
  },
  steps: {
    heading: 'How a manuscript becomes a book',
    list: [
      { title: 'Send', desc: 'A proposal, the contents page and one chapter you are content with.' },
      { title: 'Scope', desc: 'Referees comment; we agree extent, licence, funding and a date for delivery.' },
      { title: 'Work', desc: 'Editing, permissions, figures and proofs run side by side.' },
      { title: 'Publish', desc: 'Web, EPUB and PDF appear on the same day, free to read.' },
    ],
  },
  listCard: {
    title: 'Kinds of book',
    desc: 'They differ in what readers do with them, so they differ in how we make them.',
    cards: [
      {
        img: 'book',
        heading: 'Monographs',
        desc: 'A single argument, carried over a whole volume.',
        list: ['Review of the entire manuscript', 'Notes and bibliography checked', 'Index by a specialist'],
      },
      {
        img: 'graduation',
        heading: 'Textbooks',
        desc: 'Made to be taught from, week after week.',
        list: ['Learning aims for each unit', 'Exercises and worked answers', 'New editions without a new start'],
      },
      {
        img: 'users',
        heading: 'Edited volumes',
        desc: 'Many authors and one reader to keep in mind.',
        list: ['Contributor agreements handled', 'One set of terms throughout', 'Chapters citable on their own'],
      },
    ],
  },
  tiles: {
    heading: 'In and around the book',
    desc: 'What surrounds the text often decides whether it is used.',
    list: [
      {
        img: 'languages',
        title: 'Right to left and left to right',
        desc: 'Arabic and English set with equal care, on facing pages if need be.',
      },
      {
        img: 'chart',
        title: 'Figures redrawn',
        desc: 'Charts that stay sharp when enlarged and can be told apart without colour.',
      },
      { img: 'shield', title: 'Permissions', desc: 'Quoted images and long extracts cleared and recorded.' },
      {
        img: 'server',
        title: 'Archiving',
        desc: 'Copies deposited so that the link in a syllabus keeps working: see our essay “Sustainable knowledge”.',
        link: '/sustainable_knowledge',
      },
    ],
  },
  checklist: {
    heading: 'The month after publication',
    desc: 'Each title comes with a one-month social media plan and a 30-day posting calendar that sets it out day by day.',
    list: [
      {
        img: 'calendar',
        para: '<strong>The calendar.</strong> Thirty entries with the text, the picture and the channel for each.',
      },
      {
        img: 'message',
        para: '<strong>Words that are yours.</strong> Posts are drawn from the book and approved by its author.',
      },
      {
        img: 'users',
        para: '<strong>The right rooms.</strong> Course leaders, libraries and societies are told when the subject is theirs.',
      },
      { img: 'chart', para: '<strong>A look back.</strong> At the end you see what was read and what was not.' },
    ],
  },
  reasons: [
    { heading: 'Free for readers', desc: 'A student with a phone reads the same edition as a library with a budget.' },
    { heading: 'Refereed first', desc: 'Speed begins after review. We do not hurry the reading itself.' },
    { heading: 'Made for teaching', desc: 'Numbered parts, stable links and short units that fit a course plan.' },
    { heading: 'Rights explained', desc: 'We go through the licence line by line before you sign it.' },
  ],
  gradient: {
    heading: 'Is there a book in it?',
    desc: 'Send a contents page and one paragraph on who will read it. An editor answers with what a proposal would have to show.',
  },
  faqs: [
    {
      question: 'What do the two months cover?',
      para: 'The publishing of an open access book, for work that passes peer review. Your scope names the day on which the count starts and what we need from you by then.',
    },
    {
      question: 'Who pays for open access?',
      para: 'Usually a funder, a university or a library. The fee and what it covers are in the scope; readers never pay, and neither does an author without having agreed.',
    },
    {
      question: 'Can readers still buy a printed copy?',
      para: 'Yes, if you want one. Print on demand uses the same PDF, so that the page numbers match.',
    },
    {
      question: 'My thesis is a starting point. Will you look at it?',
      para: 'Gladly. A thesis answers to examiners and a book to readers; the first report usually says what to cut.',
    },
    {
      question: 'Do I have to post on social media myself?',
      para: 'No. We post on our channels, and the calendar marks which entries would gain from coming from you.',
    },
  ],
} as const satisfies ServiceContent;
