import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'peer-review',
  label: 'End-to-End peer review',
  desc: 'Reviewers invited and reminded; decisions stay with your editors.',
  icon: 'message',
  description:
    'Managed peer review for publishers: arrival checks, invitations, reminders and decision letters, with every decision left to your editors.',
  drawings: ['linked-nodes', 'seal', 'margin-marks'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Our editorial office carries each manuscript from the first check to the decision letter. Your editors make every decision themselves.',
  },
  section1: {
    img: 'publisher/PeerReview-1',
    alt: '',
    title: 'One coordinator for each journal',
    para1:
      'A named coordinator opens every new manuscript in your submission system. They check that the files are complete and run a text similarity report. <strong>A person reads that report; no score rejects a paper by itself.</strong> What passes goes to the handling editor with a one-page summary.',
    list: [
      {
        icon: 'file',
        para: '<strong>Arrival check:</strong> scope, ethics approval, consent, funding, data statement and competing interests.',
      },
      {
        icon: 'users',
        para: '<strong>Invitations:</strong> the editor approves the names, and the coordinator invites, reminds and replaces.',
      },
      {
        icon: 'clock',
        para: '<strong>Deadlines:</strong> you set the days for each stage; a weekly list shows which files are late.',
      },
      {
        icon: 'pen',
        para: '<strong>Letters:</strong> reports are gathered into a draft that waits for the editor’s signature.',
      },
    ],
  },
  section2: {
    img: 'publisher/PeerReview-2',
    alt: '',
    title: 'Rules agreed before the first paper',
    heading1: 'A procedure of a few pages',
    para1: `You and the editor-in-chief choose the model: single-anonymous, double-anonymous or open. We write down how many reports a decision needs, what justifies a desk rejection and who hears an appeal. If your reviewer list is thin, add <a href="/journals/publisher/reviewer-database-matching">reviewer matching</a>.`,
    heading2: 'When a file raises a doubt',
    para2:
      'Duplicate submission, an altered image, a reviewer with a borrowed identity: the coordinator pauses the file and tells the editor before any letter goes out. The case then follows the flowcharts that COPE publishes. Investigating a researcher remains a matter for the institution.',
    list: [
      { icon: 'shield', para: 'Editors with a conflict of interest never see the file of that author.' },
      { icon: 'message', para: 'Authors may appeal once, to somebody who took no part in the first decision.' },
    ],
  },
  section3: {
    img: 'publisher/PeerReview-3',
    alt: '',
    title: 'What you send, what comes back',
    para1:
      'Send us the aims and scope, the author guidelines, the board list and a login for the coordinator. We read through some closed files with your managing editor, so that the tone of your letters survives the change. Then new submissions move over on an agreed date, while older ones stay where they are.',
    para2:
      'The service does not write reviews or overrule an editor. It cannot buy an author a favourable outcome either.',
    list: [
      {
        icon: 'chart',
        para: 'A monthly report with papers received, decided and waiting, and median days at each stage.',
      },
      {
        icon: 'lock',
        para: 'The full correspondence of each paper, stored under your account and exportable at any time.',
      },
    ],
  },
  services: [
    {
      heading: 'Editors read, we chase',
      para: 'Academics spend their hours on judging science rather than on second and third reminders.',
    },
    {
      heading: 'No silent queues',
      para: 'Authors hear from the coordinator when a stage overruns, before they need to ask.',
    },
    {
      heading: 'Same treatment for all',
      para: 'Every paper, including one by a board member, follows the written procedure.',
    },
    {
      heading: 'A trail for later',
      para: 'Who was asked, who declined and why a paper was accepted or refused: the record answers questions years afterwards.',
    },
    {
      heading: 'Begin with one title',
      para: 'Test the arrangement on a single journal, then decide about the rest of your list.',
    },
    {
      heading: 'Leave without a gap',
      para: 'If you take review back in house, the coordinator hands over open files one by one.',
    },
  ],
} as const satisfies JournalContent;
