import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'compliance-check',
  label: 'Pre-Submission compliance check',
  desc: 'Ethics statements, data and format checked before review begins.',
  icon: 'check',
  description:
    'We check manuscripts against your journal’s rules for files, ethics, data and anonymity, and settle formal points with the authors first.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For every submission to a journal. Between submission and review we check each manuscript against your journal’s own rules and settle the formal points with its authors, so that it reaches you complete.',
  },
  section1: {
    img: 'editor/ComplianceCheck-1',
    alt: 'Detail of the example: Present',
    title: 'Your instructions as a checklist',
    heading1: 'Agreed with you',
    para1:
      'Instructions for authors grow over the years and can begin to contradict one another. We read yours from beginning to end, mark what is unclear and turn the rest into a checklist: what is required, what is recommended, and what can wait until acceptance. You approve it before we use it.',
    heading2: 'Applied to your manuscripts',
    para2:
      'We work through the list with the manuscript, figures and supplements open. Software counts words and tests links; a person looks at whatever needs judgement, such as whether an image could identify a patient.',
    list: [
      { icon: 'file', para: 'Article type, length, sections, abstract, keywords, figures and file formats' },
      { icon: 'lock', para: 'For anonymous review: names, grants, repositories and phrases that identify authors' },
    ],
  },
  section2: {
    img: 'editor/ComplianceCheck-2',
    alt: 'Detail of the example: Missing',
    title: 'Ethics and openness',
    para1:
      'We look for ethics approval, consent, trial registration, funding, competing interests and a contribution for each author. If a reporting guideline applies, its checklist must be attached, and we compare a sample of its page numbers with the text.',
    para2:
      'With the service that your journal licenses, we screen for similarity and send you the score with an explanation. If we see grounds for suspicion, we describe them to you and do not raise them with the author.',
    list: [
      { icon: 'shield', para: 'We follow the flowcharts of the Committee on Publication Ethics (COPE).' },
      { icon: 'server', para: 'We open links to data and code and record the licence.' },
      { icon: 'users', para: 'We point out changes in the author list between versions.' },
    ],
  },
  section3: {
    img: 'editor/ComplianceCheck-3',
    alt: 'Detail of the example: For the editor',
    title: 'What the author receives, and what you see',
    para1:
      'If something is missing, the corresponding author gets one courteous message that names all the points and shows how to fix them. When the file comes back, we check the open points. You then receive it with a half-page summary: complete, complete with remarks, or for your decision.',
    para2:
      'Rejection and scientific assessment stay with your editors. If authors want to test their text beforehand, you can point them to <a href="/journals/author/check-integrity">Check integrity on my paper</a>.',
    list: [
      { icon: 'message', para: 'Messages go out in the journal’s name, in wording you have approved.' },
      { icon: 'calendar', para: 'The agreement sets working days, deputies and the turnaround time.' },
    ],
  },
  specimen: {
    kind: 'checklist',
    caption: 'A checklist, filled in for one manuscript',
    items: [
      { done: true, state: 'Present', what: 'Ethics approval.', detail: 'Committee and number are named on page 5.' },
      { done: true, state: 'Present', what: 'Competing interests, funding and data statement.' },
      { done: false, state: 'Missing', what: 'Contribution of the third author.', detail: 'We have asked for it.' },
      {
        done: false,
        state: 'Not anonymous',
        what: 'Link to the data.',
        detail: 'It shows the name of a laboratory; we have asked for a link made for review.',
      },
      {
        done: false,
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
      heading: 'A readable file for reviewers',
      para: 'Reviewers get one PDF with line numbers, and the supplements that the text refers to.',
    },
    {
      heading: 'Better instructions',
      para: 'We tell you which points your authors miss, and suggest clearer wording for your guide.',
    },
    {
      heading: 'Your submission system',
      para: 'We work inside your system, in a role with limited rights.',
    },
  ],
} as const satisfies JournalContent;
