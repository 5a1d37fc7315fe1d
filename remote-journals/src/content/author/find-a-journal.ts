import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'find-a-journal',
  label: 'Find a journal',
  desc: 'Five titles that suit your topic, and why each one does.',
  icon: 'compass',
  description:
    'An adviser in your field ranks the top five journals matched to your paper, with scope, charges, licence and indexing checked for every title.',
  drawings: ['spines', 'lines', 'drawers'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Send an abstract or a full manuscript. An adviser who reads in your field returns the top five journals matched to it, with the reasons for each and the reasons against.',
  },
  section1: {
    img: 'author/FindJournal-1',
    alt: '',
    title: 'Five journals, in order',
    heading1: 'How the match is made',
    para1:
      'An adviser reads your abstract, methods and reference list before opening a single journal. The first question is who needs this result. The second is where those readers already publish. From the answers comes a long list, and every title on it is compared with your paper: scope, article types, length, data policy and audience.',
    heading2: 'What you get back',
    para2:
      'A report names the <strong>top five journals matched</strong> to your work and ranks them. Each has a page of notes: why it fits, what may count against you, and what to change before you send. The ranking is advice. The journal’s editor decides, and acceptance is never guaranteed.',
    list: [
      {
        icon: 'search',
        para: 'Aims pages are compared with the articles of recent issues, because the two can differ.',
      },
      { icon: 'clock', para: 'Review times are quoted from the journal with a link, or marked as unknown.' },
      { icon: 'globe', para: 'Indexing is looked up in the index itself, and the date of the look-up is noted.' },
    ],
  },
  section2: {
    img: 'author/FindJournal-2',
    alt: '',
    title: 'Charges and rights, before you choose',
    para1:
      'Some journals ask the author to pay. Others are paid for by libraries, societies or public funds. The report quotes the charge printed on each journal’s own site, says whether a waiver exists, and tells you how to ask for it.',
    para2:
      'If your funder or university requires open access, name the policy when you write. The adviser then marks which of the five meet it, and by which route.',
    list: [
      { icon: 'file', para: 'The licence you would sign, and what it lets your readers do.' },
      { icon: 'lock', para: 'Whether you keep copyright or transfer it.' },
      { icon: 'server', para: 'Which version you may place in a repository, and when.' },
    ],
  },
  section3: {
    img: 'author/FindJournal-3',
    alt: '',
    title: 'Titles we leave out',
    para1:
      'A journal stays off the list when its editors cannot be identified, its peer review is not described, its charges are hidden, or it claims an index that does not list it. You can repeat the test yourself, for the questions are those of a public checklist: <em>Think. Check. Submit.</em>',
    list: [
      { icon: 'users', para: 'Is there a named board whose members mention the journal on their own pages?' },
      { icon: 'shield', para: 'Is the title registered under its ISSN, and not a copy of another one?' },
      { icon: 'layers', para: 'Is there an archive, should the site ever close?' },
    ],
  },
  services: [
    {
      heading: 'A reader, not a form',
      para: 'A person with training in your subject reads the paper. Keyword tools only help to draw up the long list.',
    },
    {
      heading: 'Second choice ready',
      para: 'If the first journal declines, the next name and its format rules are already on your desk.',
    },
    {
      heading: 'Our own titles declared',
      para: 'Should a journal that we publish or host appear among the five, the report says so beside its name.',
    },
    {
      heading: 'Early is fine',
      para: 'You can ask with an abstract and a plan, while length and structure are still open.',
    },
    {
      heading: 'You submit',
      para: 'We do not write to journals in your name. One paper goes to one journal at a time, and that choice stays yours.',
    },
    {
      heading: 'Reply within 24 hours',
      para: `<a href="/contact">Write to us</a> with title, field and word count. You hear back within 24 hours. The answer may ask for more before it names a date for the report.`,
    },
  ],
} as const satisfies JournalContent;
