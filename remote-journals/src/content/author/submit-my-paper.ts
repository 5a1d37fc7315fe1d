import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'submit-my-paper',
  label: 'Submit my paper in a conference',
  desc: 'The template and the deadlines of the conference you chose.',
  icon: 'presentation',
  description:
    'Help with submitting a conference paper: template, anonymous copy, deadlines, replies to reviewers and publication in the proceedings.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a conference that you have chosen: from the template to your reply to the reviews.',
  },
  facts: {
    send: 'Your paper and the call for papers',
    receive: 'A file that follows the organiser’s rules',
    decides: 'The programme committee',
  },
  section1: {
    img: 'author/SubmitMyPaper-1',
    rows: [0, 1],
    title: 'What happens by which date',
    heading1: 'The call on one page',
    para1:
      'Track, length, template, anonymity and registration, with deadlines in the organiser’s time zone and in yours.',
    heading2: 'Your paper in the right form',
    para2:
      'Your text moves into the organiser’s template, within the page limit. In the anonymous copy, acknowledgements and file properties do not reveal the authors.',
    list: [],
  },
  section2: {
    img: 'author/SubmitMyPaper-2',
    rows: [3],
    title: 'From submission to the proceedings',
    para1:
      'If your paper is for proceedings that we publish and passes peer review, it is <strong>published within 30 working days of submission</strong>. Our help with the submission plays no part in the committee’s decision.',
    para2:
      'The papers are indexed in over 15 indexes, and their volume is sent for Web of Science consideration. Each index decides by its own criteria. <a href="/services/conference_services">Conference services</a> explains how we count the days.',
    list: [],
  },
  section3: {
    img: 'author/SubmitMyPaper-3',
    rows: [2],
    title: 'When the reviews arrive',
    para1:
      'We sort out which comments you accept and which you dispute, and read your draft reply. Where the reviewers contradict each other, we suggest which of them to follow and why.',
    para2:
      'After a refusal, we name other meetings for the revised text. For a journal article instead, see <a href="/journals/author/find-a-journal">Find a journal</a>.',
    list: [],
  },
  specimen: {
    kind: 'schedule',
    caption: 'A call for papers on one page',
    entries: [
      {
        when: '1 March',
        what: 'Abstract of 250 words.',
        detail: 'Until 23:59 at UTC−12, which is 14:59 on 2 March in Riyadh.',
      },
      { when: '15 April', what: 'Full paper of 8 pages, references included.', detail: 'Review is anonymous.' },
      { when: '20 May', what: 'Decision of the programme committee.' },
      {
        when: '10 June',
        what: 'Final version and copyright form.',
        detail: 'One author must have registered by then.',
      },
      { when: '2 September', what: 'Talk of 12 minutes, on site or online.' },
    ],
    note: 'Conference A, track 3. The dates are invented.',
  },
  services: [
    {
      heading: 'Is it a real conference?',
      para: 'Before you pay a registration fee, we look for a named committee, a real venue and a past programme.',
    },
    {
      heading: 'Your login',
      para: 'The account is yours, and you submit the paper yourself.',
    },
    {
      heading: 'All fees in one list',
      para: 'Registration and page fees, as the organiser states them.',
    },
  ],
} as const satisfies JournalContent;
