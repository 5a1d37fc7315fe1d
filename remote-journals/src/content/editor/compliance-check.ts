import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'compliance-check',
  label: 'Pre-Submission compliance check',
  desc: 'Ethics statements, data and format verified before review begins.',
  icon: 'check',
  description:
    'An editorial assistant checks each manuscript against your journal’s rules for files, ethics, data and anonymity before an editor opens it.',
  drawings: ['seal', 'keyhole', 'facing-sheets'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Manuscripts reach your desk complete. Our assistants check each file against your journal’s own rules and settle the formal points with the authors first.',
  },
  section1: {
    img: 'editor/ComplianceCheck-1',
    alt: '',
    title: 'Your instructions, turned into a checklist',
    heading1: 'Written with you, once',
    para1:
      'Instructions for authors grow over the years and begin to contradict themselves. We read yours from beginning to end, mark what is unclear and turn the rest into a checklist: what must be there, what should be there, and what may be put right after acceptance. You approve each item before it is used.',
    heading2: 'Applied to every file',
    para2:
      'A trained assistant opens the manuscript with its figures and supplements and goes through the list. Scripts handle counts and broken links. Everything that needs judgement, such as whether an image can identify a patient, is looked at by a person.',
    list: [
      { icon: 'file', para: 'Article type, length, sections, abstract, keywords, numbering and file formats.' },
      { icon: 'lock', para: 'For masked review: names, grants, repositories and phrases that give the author away.' },
      { icon: 'layers', para: 'Figures and tables present, cited in order and legible at print size.' },
    ],
  },
  section2: {
    img: 'editor/ComplianceCheck-2',
    alt: '',
    title: 'Ethics and openness',
    para1:
      'The assistant looks for approval by an ethics committee, consent, trial registration, funding, competing interests and a contribution for each author. Where a reporting guideline applies, its checklist must be attached, and page numbers on it are sampled against the text.',
    para2:
      'Similarity is screened with the service your journal holds a licence for. You receive the score and our reading of it. A suspicion is described for the editor and never put to the author by us.',
    list: [
      { icon: 'shield', para: 'Cases follow the flowcharts of the Committee on Publication Ethics.' },
      { icon: 'server', para: 'Data and code links are opened, and the licence of the deposit is recorded.' },
      { icon: 'users', para: 'Changes in the author list between versions are raised before review begins.' },
    ],
  },
  section3: {
    img: 'editor/ComplianceCheck-3',
    alt: '',
    title: 'What the author hears, and what you see',
    para1:
      'If something is missing, the corresponding author gets a single courteous message that names all points together, with an example of how to mend each. When the file returns, only the open points are checked. Then it comes to you with a half-page summary: complete, complete with remarks, or for your decision.',
    para2: `The assistant does not reject papers and does not assess their science. Authors who would rather test their text in advance can be shown the page <a href="/journals/author/check-integrity">Check integrity on my paper</a>.`,
    list: [
      { icon: 'message', para: 'Messages go out in your journal’s name and in a tone you have approved.' },
      { icon: 'calendar', para: 'Working days, absence and the turnaround time are fixed in the agreement.' },
    ],
  },
  services: [
    {
      heading: 'Editors read science',
      para: 'Time that went into chasing forms goes back to judging manuscripts and finding referees.',
    },
    {
      heading: 'The same rule for all',
      para: 'A well-known author and a first-time author are asked for the same documents.',
    },
    {
      heading: 'Referees are spared',
      para: 'They get one readable PDF with line numbers, and the supplement that the text refers to.',
    },
    {
      heading: 'Rules that improve',
      para: 'Items that most authors get wrong are reported back, with a clearer wording for the guide.',
    },
    {
      heading: 'In the system you have',
      para: 'Assistants work inside your submission software under a role with limited rights.',
    },
    {
      heading: 'Begin with a trial',
      para: 'Start with one section or article type, compare the results with your own, then widen the scope.',
    },
  ],
} as const satisfies JournalContent;
