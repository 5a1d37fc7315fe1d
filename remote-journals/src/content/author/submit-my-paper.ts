import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'submit-my-paper',
  label: 'Submit my paper in a conference',
  desc: 'Template, blind copy and deadlines for the conference you chose.',
  icon: 'presentation',
  description:
    'Help with submitting a conference paper: template, blind copy, deadlines, replies to reviewers and publication of the proceedings.',
  drawings: ['month-grid', 'linked-nodes', 'margin-marks'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'We prepare your paper for the conference you have chosen, file it with you, and see the accepted version through to the proceedings.',
  },
  section1: {
    img: 'author/SubmitMyPaper-1',
    alt: '',
    title: 'Ready before the deadline',
    heading1: 'Reading the call with you',
    para1:
      'A call for papers hides its rules in several places. An adviser collects them on one page: track, length, template, blind or open review, who must register, and what has to be presented on the day. Dates are noted with their time zone.',
    heading2: 'Fitting the paper to it',
    para2:
      'We move your text into the organiser’s template, check the page limit with references in and out, and make a blind copy in which neither acknowledgements nor file properties reveal the authors. If the paper began as a thesis chapter, we mark what can go.',
    list: [
      { icon: 'calendar', para: 'Abstract, full paper, camera-ready copy: three dates, one calendar.' },
      { icon: 'file', para: 'Fonts are embedded and the PDF is tested against the upload form.' },
      { icon: 'users', para: 'The author list is the same in the file, in the system and in every ORCID record.' },
    ],
  },
  section2: {
    img: 'author/SubmitMyPaper-2',
    alt: '',
    title: 'From submission to publication',
    para1:
      'In proceedings under our own care, a paper is <strong>published within 30 working days of submission</strong> if reviewers and editors accept it. Acceptance is never guaranteed.',
    para2:
      'Published papers are indexed in over 15 indexes and sent for Web of Science consideration. Each index decides what it includes, and some take many months to do so.',
    list: [
      { icon: 'clock', para: 'Submission date, review date and decision date are shown on the published paper.' },
      { icon: 'globe', para: 'Every paper receives a DOI and its own page with abstract, references and licence.' },
      { icon: 'lock', para: 'Rights are explained before you sign, including reuse in a later journal article.' },
    ],
  },
  section3: {
    img: 'author/SubmitMyPaper-3',
    alt: '',
    title: 'When the reviews come in',
    para1:
      'Conference reviews are short and the time to answer is shorter. We sort the comments into corrections, clarifications and disagreements, and go through your draft reply for tone and completeness. Where the reviewers contradict each other, you get advice on whom to follow, and why.',
    para2: `If the paper is declined, the adviser reads the comments with you and names other meetings that could suit the revised text. If it should become an article, see <a href="/journals/author/find-a-journal">Find a journal</a>.`,
    list: [
      { icon: 'pen', para: 'Camera-ready changes are compared with the accepted version, so that nothing slips in.' },
      { icon: 'check', para: 'Copyright forms and registration are ticked off before the last upload.' },
    ],
  },
  services: [
    {
      heading: 'Doubtful meetings flagged',
      para: 'We look for a named committee, a real venue and a past programme before you pay a registration fee.',
    },
    {
      heading: 'You hold the account',
      para: 'The login is yours. We sit beside you for the upload and never submit behind your back.',
    },
    {
      heading: 'Dual submission avoided',
      para: 'An overlap with a paper under review elsewhere is found and settled first.',
    },
    {
      heading: 'Extended versions planned',
      para: 'If you hope to publish a longer article later, we note how much new material the journal expects.',
    },
    {
      heading: 'Fees read in advance',
      para: 'Registration, page charges and open access options are listed from the organiser’s own site.',
    },
    {
      heading: 'An independent decision',
      para: 'The programme committee alone selects papers. Our help has no bearing on its vote.',
    },
  ],
} as const satisfies JournalContent;
