import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'content-management',
  label: 'Content management & Archiving',
  desc: 'Issues, datasets and past volumes described and easy to cite.',
  icon: 'layers',
  description:
    'Digitisation, description and preservation of university journals with your library: scanning, bilingual metadata, repository links and archive copies.',
  drawings: ['spines', 'drawers', 'keyhole'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'We help the library to collect, describe and preserve what the university publishes, from bound volumes in the stacks to the newest issue online.',
  },
  section1: {
    img: 'university/ContentManagement-1',
    alt: '',
    title: 'Find what exists',
    para1:
      'University series lie in basements, on faculty drives and in the flat of a former editor. One of our librarians spends time with yours to make a register: title, years, missing numbers, condition, owner of rights. The register alone is often the first full picture of what the institution has published.',
    list: [
      {
        icon: 'book',
        para: '<strong>Paper:</strong> volumes are scanned, unbound only with permission, and returned in order.',
      },
      {
        icon: 'languages',
        para: '<strong>Text recognition:</strong> Arabic, Latin and mixed pages, with samples corrected by a reader.',
      },
      {
        icon: 'file',
        para: '<strong>Born digital:</strong> old layout files are rescued and stored beside a PDF/A copy.',
      },
    ],
  },
  section2: {
    img: 'university/ContentManagement-2',
    alt: '',
    title: 'Describe it so that it is found',
    para1:
      'Catalogue staff and our metadata editor agree on a sheet of rules. Names are transliterated by one scheme and tied to authority files or ORCID iDs. Titles, abstracts and keywords are entered in each language of the article. Subject terms come from the list that your catalogue already uses.',
    heading2: 'Joined to the repository',
    para2: `Where articles live on the <a href="/journals/university/journal-hosting">journal platform</a>, the repository keeps a record and a link instead of a rival copy. Theses, reports and data may point at the article that grew from them.`,
    list: [
      {
        icon: 'lock',
        para: 'Embargoes, takedown requests and personal details in old issues follow a written routine.',
      },
      { icon: 'users', para: 'Rights letters to authors or heirs are drafted for the legal office to send.' },
    ],
  },
  section3: {
    img: 'university/ContentManagement-3',
    alt: '',
    title: 'Keep it for the next librarian',
    para1:
      'Three questions make a preservation plan: which files, how many copies, who checks. We answer them with your head of collections. Masters lie in at least two places under different administration; a network in the manner of LOCKSS may be one of these. Fixity checks run to a timetable and report to the library.',
    para2:
      'We advise on formats and carry out transfers. The university decides what is kept and for how long, and joins archive networks in its own name. Preserving research data is a field of its own and is not part of this offer.',
    list: [
      { icon: 'calendar', para: 'Formats are reviewed each year for signs that software is about to forget them.' },
      { icon: 'shield', para: 'Removing a file needs two people and leaves a record with the reason.' },
      { icon: 'server', para: 'A sample of items is restored regularly and opened by a human being.' },
    ],
  },
  services: [
    {
      heading: 'Heritage made readable',
      para: 'Early numbers of a faculty bulletin can be searched word by word from home.',
    },
    { heading: 'Led by librarians', para: 'Your cataloguing rules win wherever ours would differ.' },
    {
      heading: 'Arabic treated properly',
      para: 'Diacritics, letter forms and reading order are checked by native readers.',
    },
    {
      heading: 'One record per work',
      para: 'Duplicates between catalogue, repository and journal are traced and joined.',
    },
    {
      heading: 'In manageable lots',
      para: 'Work proceeds by series, so that a small budget finishes something whole.',
    },
    { heading: 'Proof of care', para: 'Reports on checks and transfers serve accreditation files and heirs alike.' },
  ],
} as const satisfies JournalContent;
