import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'peer-review',
  label: 'End-to-End peer review',
  desc: 'Reviewers invited and reminded, decisions left to your editors.',
  icon: 'message',
  description:
    'Managed peer review for journal publishers: arrival checks, invitations, reminders and draft letters, with every decision made by your editors.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'We run the administration of peer review for your journals, from the first check to the decision letter.',
  },
  facts: {
    send: 'Your guidelines, the board list and a login',
    receive: 'Checked papers, reports and draft letters',
    decides: 'Your editors, on every paper',
  },
  section1: {
    img: 'publisher/PeerReview-1',
    rows: [0],
    title: 'What we do for each manuscript',
    para1:
      'We check that nothing is missing and run a text similarity report. <strong>A person reads the report, not only its score.</strong> The handling editor then receives a one-page summary.',
    list: [
      {
        icon: 'users',
        para: '<strong>Invitations:</strong> your editor agrees to the names. We invite, remind and find replacements.',
      },
      {
        icon: 'pen',
        para: '<strong>Decision letters:</strong> a draft brings the reports together. The editor corrects and signs it.',
      },
    ],
  },
  section2: {
    img: 'publisher/PeerReview-2',
    rows: [4],
    title: 'Agreeing the rules first',
    heading1: 'A written procedure',
    para1: `Your editor-in-chief chooses open, single-anonymous or double-anonymous review. The procedure says how many reports a decision needs, when a paper may be rejected without review, and who hears an appeal. For more reviewers, add <a href="/journals/publisher/reviewer-database-matching">reviewer matching</a>.`,
    heading2: 'When something looks wrong',
    para2:
      'A duplicate submission, an altered image or a fake reviewer pauses the manuscript until the editor has seen it. The case then follows the flowcharts of COPE.',
    list: [],
  },
  section3: {
    img: 'publisher/PeerReview-3',
    rows: [1],
    title: 'Handing the work over to us',
    para1:
      'We read some closed files with your managing editor, so that our letters sound like yours. Manuscripts already under review stay where they are.',
    list: [],
  },
  specimen: {
    kind: 'message',
    caption: 'A draft decision letter, still unsigned',
    messages: [
      {
        from: 'Editorial office',
        to: 'Handling editor',
        subject: 'For your signature: manuscript 14',
        paras: ['Both reports have arrived. Please correct the draft below and sign it.'],
      },
      {
        from: 'Handling editor (draft)',
        to: 'Corresponding author',
        subject: 'Your manuscript 14: major revision',
        paras: [
          'Thank you for sending us your study of reading in school libraries. I should like to see a revised version before I decide.',
          'Both reviewers ask how you chose the twelve schools. Please describe this under Methods.',
          'Reviewer\u00a01 would shorten the introduction; Reviewer\u00a02 finds it the right length. I leave this to you.',
          'Please send the revision within 60 days, with a reply to each comment.',
        ],
      },
    ],
    note: 'Your journal sets the time for a revision. Both full reports follow below the letter.',
  },
  services: [
    {
      heading: 'Authors kept informed',
      para: 'We write when a stage takes longer than planned.',
    },
    {
      heading: 'Papers by board members',
      para: 'The same steps as for any other paper. That member has no part in the review or the decision.',
    },
    {
      heading: 'Start with one journal',
      para: 'Try the service on a single title first.',
    },
  ],
} as const satisfies JournalContent;
