import type { Facts } from '../ServiceContent.ts';

export const conferenceProofs = [
  {
    heading: 'How a paper is published in 30 working days',
    desc: 'The days are counted from the submission of a complete paper and include peer review. A working day is a day from Sunday to Thursday that is not a public holiday in Saudi Arabia, so 30 working days are about six weeks.',
    list: [
      {
        span: [1, 2],
        term: 'Days 1–2',
        desc: 'Checks: the paper is complete, text overlap is explained, approvals are stated.',
      },
      {
        span: [3, 14],
        term: 'Days 3–14',
        desc: 'Peer review by two reviewers, from a panel that agrees to these dates before the call closes.',
      },
      { span: [15, 16], term: 'Days 15–16', desc: 'Decision by the programme committee: accept, revise or reject.' },
      { span: [17, 21], term: 'Days 17–21', desc: 'Revision by the authors.' },
      { span: [22, 23], term: 'Days 22–23', desc: 'Decision on the revised paper.' },
      { span: [24, 28], term: 'Days 24–28', desc: 'Copy-editing and typesetting; the authors check the proofs.' },
      {
        span: [29, 30],
        term: 'Days 29–30',
        desc: 'The DOI is registered, the paper goes online, and its record is sent to the indexes.',
      },
    ],
    para: 'If a report is late or a revision needs more work, the review takes the time it needs and the paper leaves this schedule. We tell the authors and the committee before the date is missed and agree a new one.',
  },
  {
    heading: 'What kinds of index we mean',
    desc: 'The 15+ indexes list papers from proceedings that we publish. These are the kinds.',
    list: [
      { term: 'Open access directories', desc: 'Lists of journals and proceedings that are free to read.' },
      { term: 'Academic search engines', desc: 'Search services for papers, open to everyone.' },
      { term: 'Subject databases', desc: 'Abstracts of one discipline, such as engineering or education.' },
      { term: 'Library catalogues', desc: 'The search systems of university libraries.' },
      { term: 'Regional indexes', desc: 'Databases of research from the Arab world, in Arabic and English.' },
    ],
    para: 'The list changes as indexes accept or drop titles. <a href="/contact">Ask us for today’s list</a>.',
  },
] as const satisfies readonly Facts[];
