import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'reviewer-database-matching',
  label: 'Reviewer database & Matching',
  desc: 'Suggestions by topic, with conflicts of interest filtered out.',
  icon: 'search',
  description:
    'Reviewer matching for journals: suggestions drawn from publication records, checked for identity and conflicts, each with the reason in writing.',
  drawings: ['drawers', 'linked-nodes', 'keyhole'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For each paper your editor gets a short list of qualified reviewers, with the reason for every name. The editor decides whom to invite.',
  },
  section1: {
    img: 'publisher/ReviewerDatabase-1',
    alt: '',
    title: 'How a short list is made',
    para1:
      'The editor sends the title, abstract, keywords and reference list. Our matching tool looks for researchers who have recently published on the same question and method. A subject specialist then reads the result, strikes out the misfits and adds people that a keyword search overlooks.',
    list: [
      {
        icon: 'search',
        para: '<strong>Fit:</strong> which of their articles overlaps with the manuscript, with links to it.',
      },
      {
        icon: 'clock',
        para: '<strong>Load:</strong> reviews they already hold for your titles and how lately they finished one.',
      },
      {
        icon: 'globe',
        para: '<strong>Spread:</strong> a mix of countries, career stages and schools of thought, for the editor to weigh.',
      },
    ],
  },
  section2: {
    img: 'publisher/ReviewerDatabase-2',
    alt: '',
    title: 'Checks before a name reaches you',
    heading1: 'Is this person real?',
    para1:
      'Fake reviewers usually arrive with a free e-mail address and a plausible title. We compare the address with the pages of the institution, the ORCID record and the publication history. A reviewer proposed by an author goes through the same steps and is marked as such.',
    heading2: 'Are they independent?',
    para2:
      'Shared articles, a shared department, a common grant or a former supervisor count as ties. You choose how many years back to look. Where a specialism is so small that ties cannot be avoided, the list states them openly.',
    list: [
      {
        icon: 'shield',
        para: 'Names found in retraction notices for review manipulation are held back and explained to the editor.',
      },
      { icon: 'users', para: 'Board members are shown apart, so that they do not become the habit.' },
    ],
  },
  section3: {
    img: 'publisher/ReviewerDatabase-3',
    alt: '',
    title: 'A database that respects people',
    para1: `Your existing reviewers come over in a spreadsheet or an export. We merge duplicates, repair dead addresses and ask each person to confirm fields of interest. Anybody can see their entry, correct it, pause invitations or leave. Handling of personal data is described in our <a href="/privacy-policy">privacy policy</a>.`,
    para2:
      'Your list remains separate from the lists of other publishers. The database does not score people in public, and a suggestion does not mean that the person will accept.',
    list: [
      {
        icon: 'graduation',
        para: 'Early-career researchers may register with the support of a supervisor or an editor.',
      },
      {
        icon: 'check',
        para: 'Completed reviews can be added to an ORCID record if the journal and the reviewer agree.',
      },
      {
        icon: 'calendar',
        para: 'Pauses for leave, fieldwork or illness end by themselves on the date that was given.',
      },
    ],
  },
  services: [
    { heading: 'Fewer refusals', para: 'People say yes more readily to a paper that truly lies in their field.' },
    {
      heading: 'Reasons, not rankings',
      para: 'A sentence beside each name says what the person knows about the subject.',
    },
    {
      heading: 'Relief for the willing',
      para: 'A cap per reviewer keeps the same few colleagues from carrying the whole journal.',
    },
    { heading: 'Wider than one network', para: 'Suggestions reach beyond the board, its language and its continent.' },
    { heading: 'Fraud made harder', para: 'Identity is examined at the door, when a correction still costs nothing.' },
    {
      heading: 'Works with your system',
      para: 'Lists arrive as a file, or inside the submission software where it has an interface.',
    },
  ],
} as const satisfies JournalContent;
