import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'journal-hosting',
  label: 'End-to-End journal hosting',
  desc: 'Campus journals on your own domain, maintained for you.',
  icon: 'server',
  description:
    'Open access journal hosting for universities: one platform run with your library, with help on ISSN, DOI and DOAJ for each department’s journal.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'A shared platform for the journals of your departments, run together with the library. Articles are free to read.',
  },
  facts: {
    send: 'Your journals, their files and their editors',
    receive: 'One open access site on your domain',
    decides: 'Each journal’s board, on every paper',
  },
  section1: {
    img: 'university/JournalHosting-1',
    rows: [0],
    title: 'From separate sites to one platform',
    para1:
      'A journal on a department’s own page can disappear when its editor retires. Here the departments edit and we run the service, under a charter of the university.',
    list: [
      {
        icon: 'book',
        para: '<strong>Established journals</strong> move with their back issues and keep their name and ISSN.',
      },
      {
        icon: 'sprout',
        para: '<strong>New journals</strong> apply with a board and a plan for the first years.',
      },
    ],
  },
  section2: {
    img: 'university/JournalHosting-2',
    rows: [1, 2],
    title: 'Helping each journal develop',
    heading1: 'Identifiers and licences',
    para1:
      'Together with the editors we apply to the national ISSN centre, register DOIs under the university’s prefix, and link authors to ORCID. Each article has a Creative Commons licence, explained in plain language.',
    heading2: 'Preparing for DOAJ',
    para2:
      'We compare the journal with the criteria of DOAJ and list what is missing. DOAJ also asks for at least five research articles a year.',
    list: [],
  },
  section3: {
    img: 'university/JournalHosting-3',
    rows: [3],
    title: 'Who does what, once it runs',
    para1: `We keep the service available, back it up, and help editors to publish an issue. The librarian in charge sees all journals on one page: latest issue, open submissions, board members whose term has ended. The installation itself is <a href="/journals/university/platform-setup-config">platform setup</a>.`,
    list: [],
  },
  specimen: {
    kind: 'checklist',
    caption: 'Is Journal A ready for DOAJ? A report',
    items: [
      { mark: 'done', state: 'Present', what: 'ISSN.', detail: 'Registered for the online edition.' },
      { mark: 'done', state: 'Present', what: 'Licence.', detail: 'CC BY, on each article and in its metadata.' },
      {
        mark: 'missing',
        state: 'Missing',
        what: 'Fees.',
        detail: 'The site does not mention them. State that there are none.',
      },
      {
        mark: 'missing',
        state: 'Incomplete',
        what: 'Editorial board.',
        detail: 'Seven of the twelve members are listed without an affiliation.',
      },
      {
        mark: 'question',
        state: 'Unclear',
        what: 'Peer review.',
        detail: 'The policy does not say whether it is single-anonymous or double-anonymous.',
      },
    ],
    note: 'The report names the version of the DOAJ criteria.',
  },
  services: [
    {
      heading: 'Suited to diamond journals',
      para: 'The model works where neither authors nor readers pay a fee.',
    },
    {
      heading: 'Led by the library',
      para: 'Librarians set the policy and control access. They manage no servers.',
    },
    {
      heading: 'Small departments too',
      para: 'A journal with one short issue a year is welcome.',
    },
  ],
} as const satisfies JournalContent;
