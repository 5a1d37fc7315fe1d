import type { RulerContent } from '../RulerContent.ts';

export const conferenceStages = [
  { span: [1, 2], term: 'Days 1–2', desc: 'Checks: completeness, text overlap, approvals.' },
  { span: [3, 14], term: 'Days 3–14', desc: 'Peer review by two reviewers.' },
  { span: [15, 16], term: 'Days 15–16', desc: 'Decision of the programme committee.' },
  { span: [17, 21], term: 'Days 17–21', desc: 'Revision by the authors.' },
  { span: [22, 23], term: 'Days 22–23', desc: 'Decision on the revised paper.' },
  { span: [24, 28], term: 'Days 24–28', desc: 'Copy-editing and typesetting; the authors check the proofs.' },
  {
    span: [29, 30],
    term: 'Days 29–30',
    desc: 'The DOI is registered, the paper goes online, and its record is sent to the indexes.',
  },
] as const satisfies RulerContent['stages'];
