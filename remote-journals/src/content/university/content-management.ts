import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'content-management',
  label: 'Content management & Archiving',
  desc: 'Past volumes described and easy to cite.',
  icon: 'layers',
  description:
    'Digitisation, description and preservation of university journals with your library: scanning, bilingual metadata, repository links and safe copies.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'We help your library to collect, describe and keep what the university publishes, from bound volumes to the latest issue online.',
  },
  facts: {
    send: 'Volumes, files and what your librarians know',
    receive: 'A register, scans and records to search',
    decides: 'Your library, on what is kept',
  },
  section1: {
    img: 'university/ContentManagement-1',
    rows: [0, 1],
    title: 'Finding out what exists',
    para1:
      'Old university journals may lie in storerooms and in the homes of former editors. With your librarians we make a register of them.',
    list: [
      {
        icon: 'book',
        para: '<strong>Paper:</strong> scanned, returned in order, and taken apart only with your permission.',
      },
      {
        icon: 'languages',
        para: '<strong>Text recognition:</strong> Arabic, Latin and mixed pages, with samples corrected by a person.',
      },
    ],
  },
  section2: {
    img: 'university/ContentManagement-2',
    rows: [4],
    title: 'Cataloguing the collection',
    para1:
      'Names follow one system of transliteration and are linked to authority files or ORCID iDs. Titles and abstracts are recorded in each language of the article.',
    list: [],
  },
  section3: {
    img: 'university/ContentManagement-3',
    rows: [2],
    title: 'Preserving the collection',
    para1:
      'A preservation plan names what is kept, for how long, and who checks it. Master files are stored in at least two places under separate administration; one can be a network such as LOCKSS.',
    list: [
      { icon: 'calendar', para: 'File formats are reviewed every year for signs of obsolescence.' },
      { icon: 'shield', para: 'Two people must approve the removal of a file, and the reason is recorded.' },
      { icon: 'server', para: 'From time to time we restore a sample of items and open them to check.' },
    ],
  },
  specimen: {
    kind: 'table',
    caption: 'Five lines from a register',
    columns: ['Title and years', 'Condition', 'Next step'],
    groups: [
      {
        rows: [
          ['Faculty bulletin, 1974–1991', 'Issues 3 and 12 missing', 'Ask former editors'],
          ['Conference papers, 1986', 'One volume, spine broken', 'Scan without taking it apart'],
          ['Working papers, 1998–\u20602006', 'Files of an old layout program', 'Recover and add PDF/A copies'],
          ['Student review, 2009–2012', 'Complete; rights unclear in 8 articles', 'Draft letters for the legal office'],
          ['Annals of letters, 1962–1973', 'Authors’ names in several spellings', 'Link them to authority files'],
        ],
      },
    ],
    note: 'The full register also lists place, pages, languages and rights holder.',
  },
  services: [
    {
      heading: 'Your cataloguing rules',
      para: 'Where our practice differs from the library’s, we follow the library.',
    },
    {
      heading: 'Recognised Arabic, checked by people',
      para: 'They look at diacritics and reading order.',
    },
    {
      heading: 'Ready for accreditation',
      para: 'You can put the reports straight into your accreditation file.',
    },
  ],
} as const satisfies JournalContent;
