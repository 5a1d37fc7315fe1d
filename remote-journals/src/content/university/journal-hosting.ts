import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'journal-hosting',
  label: 'End-to-End journal hosting',
  desc: 'Campus journals on your own domain, looked after for you.',
  icon: 'server',
  description:
    'Open access journal hosting for universities: one campus platform run with the library, with ISSN, DOI and DOAJ guidance for every department.',
  drawings: ['stacked-sheets', 'spines', 'month-grid'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'A shared home for the journals of your departments, run with the library and open to readers without charge.',
  },
  section1: {
    img: 'university/JournalHosting-1',
    alt: '',
    title: 'From scattered pages to a campus press',
    para1:
      'In many universities each department keeps its own journal on its own page, and some vanish when a professor retires. We gather them on a platform beneath the university domain. The library leads, departments edit, and we operate. Who carries which duty is fixed in a charter that the research council adopts.',
    list: [
      {
        icon: 'book',
        para: '<strong>Established titles</strong> move with their back issues and keep their name and ISSN.',
      },
      {
        icon: 'sprout',
        para: '<strong>New titles</strong> apply with a scope, a board, a budget and a plan for three years.',
      },
      {
        icon: 'graduation',
        para: '<strong>Student titles</strong> run under a faculty adviser and a simpler set of rules.',
      },
      { icon: 'compass', para: '<strong>Sleeping titles</strong> are closed with dignity and stay readable.' },
    ],
  },
  section2: {
    img: 'university/JournalHosting-2',
    alt: '',
    title: 'Helping each journal grow up',
    heading1: 'Identity',
    para1:
      'Together with the editors we apply to the national ISSN centre, register DOIs under the prefix of the university, and link authors to ORCID and ROR. Every article has an address that will not change and a Creative Commons licence that a person can understand.',
    heading2: 'Recognition',
    para2:
      'We read a journal against the criteria of DOAJ and name what is missing: a peer review statement, a fee page, affiliations of the board. The editors put it right and apply when they are ready. An application may fail, and the index alone judges it.',
    list: [
      {
        icon: 'search',
        para: 'Article records are offered for harvesting to your catalogue, repository and national portals.',
      },
      { icon: 'globe', para: 'Arabic and English pages stand next to each other for journals that publish in both.' },
    ],
  },
  section3: {
    img: 'university/JournalHosting-3',
    alt: '',
    title: 'Running it through the year',
    para1: `Our operators keep the service available, back it up and release issues if an editor asks for help. The librarian in charge sees all journals on one page: last issue, open submissions, expired board terms. Before hosting starts, the installation itself is prepared in <a href="/journals/university/platform-setup-config">platform setup</a>.`,
    para2:
      'Hosting brings no copy-editing, no printing and no editorial judgement. Papers are accepted or refused by the board of the journal. The university remains the publisher of record.',
    list: [
      { icon: 'users', para: 'When an editor leaves, a handover list passes logins, files and promises to the next.' },
      { icon: 'chart', para: 'Annual figures on reading and submissions go to deans in a form they can quote.' },
    ],
  },
  services: [
    {
      heading: 'Free to read, free to host',
      para: 'The model suits diamond journals, where neither author nor reader is charged.',
    },
    {
      heading: 'The library in the chair',
      para: 'Librarians shape policy and keep the keys, without needing to manage servers.',
    },
    { heading: 'Visible scholarship', para: 'Regional and local subjects become findable through open metadata.' },
    { heading: 'Continuity', para: 'A journal survives sabbaticals, restructurings and the end of a grant.' },
    { heading: 'A common minimum', para: 'Ethics, archiving and accessibility are settled centrally for all titles.' },
    {
      heading: 'Fair to small fields',
      para: 'A department with a single slim issue a year gets the same care as a large one.',
    },
  ],
} as const satisfies JournalContent;
