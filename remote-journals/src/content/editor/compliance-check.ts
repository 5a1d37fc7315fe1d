import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'compliance-check',
  label: 'Pre-Submission compliance check',
  desc: 'Ethics statements and format checked on arrival.',
  icon: 'check',
  description:
    'We check manuscripts against your journal’s rules for files, ethics, data and anonymity, and settle formal points with the authors first.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For every submission to a journal. Reviewers receive papers whose formal points are settled.',
  },
  facts: {
    send: 'Your instructions and access to new submissions',
    receive: 'Complete manuscripts, each with a half-page summary',
    decides: 'Your editors, on every paper',
  },
  section1: {
    img: 'editor/ComplianceCheck-1',
    rows: [3],
    title: 'Your instructions as a checklist',
    heading1: 'Agreed with you',
    para1:
      'We turn your instructions for authors into a checklist: what is required, what is recommended, and what can wait until acceptance.',
    heading2: 'Applied to your manuscripts',
    para2:
      'Software counts words and tests links. A person looks at what needs judgement, such as an image that could identify a patient.',
    list: [{ icon: 'lock', para: 'For anonymous review: grants and phrases that identify authors' }],
  },
  section2: {
    img: 'editor/ComplianceCheck-2',
    rows: [0, 1],
    title: 'Ethics and openness',
    para1:
      'Are ethics approval, consent, trial registration, funding and competing interests stated? Is there a contribution for each author? Is the checklist of the reporting guideline attached?',
    para2:
      'The service that your journal licenses screens for similarity. Grounds for suspicion are described to you and not raised with the author.',
    list: [],
  },
  section3: {
    img: 'editor/ComplianceCheck-3',
    rows: [2, 4],
    title: 'What the author receives, and what you see',
    para1:
      'The corresponding author gets one courteous message with all the missing points and how to fix them. You receive the file: complete, complete with remarks, or for your decision.',
    para2:
      'Authors can test their own text beforehand: see <a href="/journals/author/check-integrity">Check integrity on my paper</a>.',
    list: [],
  },
  specimen: {
    kind: 'checklist',
    caption: 'A checklist, filled in for one manuscript',
    items: [
      { mark: 'done', state: 'Present', what: 'Ethics approval.', detail: 'Committee and number are named on page 5.' },
      { mark: 'done', state: 'Present', what: 'Competing interests, funding and data statement.' },
      { mark: 'missing', state: 'Missing', what: 'Contribution of the third author.', detail: 'We have asked for it.' },
      {
        mark: 'missing',
        state: 'Not anonymous',
        what: 'Link to the data.',
        detail: 'It shows the name of a laboratory; we have asked for a link made for review.',
      },
      {
        mark: 'question',
        state: 'For the editor',
        what: 'Figure 2.',
        detail: 'A face may be recognisable. Consent is on file; please decide.',
      },
    ],
    note: 'Summary: two points are with the author, one is for your decision.',
  },
  services: [
    {
      heading: 'The same rules for all',
      para: 'A well-known author and a first-time author are asked for the same documents.',
    },
    {
      heading: 'Better instructions',
      para: 'You learn which points your authors miss, with clearer wording for your guide.',
    },
    {
      heading: 'Your submission system',
      para: 'We work inside your system, in a role with limited rights.',
    },
  ],
} as const satisfies JournalContent;
