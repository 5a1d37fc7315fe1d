import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'content-management',
  label: 'Content management & Archiving',
  desc: 'Versions, corrections and back issues filed to last.',
  icon: 'layers',
  description:
    'Content management for journal publishers: JATS XML, licences, corrections and retractions in one store, with deposits to preservation archives.',
  drawings: ['stacked-sheets', 'margin-marks', 'drawers'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Every article of your list in one structured store, from the accepted manuscript to the preserved version of record.',
  },
  section1: {
    img: 'publisher/ContentManagement-1',
    alt: '',
    title: 'One master for every article',
    para1:
      'Publishers tend to own an article several times: in an inbox, at the typesetter, on the platform and on a backup disk. We gather these copies, decide with your production manager which one is the master, and convert it to JATS XML. Web page, PDF and feeds are made from that master alone.',
    list: [
      {
        icon: 'file',
        para: '<strong>Structure:</strong> references, tables, formulas and funding stand in fields of their own.',
      },
      {
        icon: 'settings',
        para: '<strong>Validation:</strong> a file with a broken tag or a missing licence does not pass to release.',
      },
      {
        icon: 'pen',
        para: '<strong>Media:</strong> figures, data and video carry captions, credits and permission dates.',
      },
    ],
  },
  section2: {
    img: 'publisher/ContentManagement-2',
    alt: '',
    title: 'Corrections, retractions and rights',
    heading1: 'Versions readers can see',
    para1:
      'Once published, an article is never silently replaced. A correction gets its own notice and DOI, linked both ways. A retracted paper stays readable, with the word on its title, on each PDF page and in the Crossref record.',
    heading2: 'Rights by item',
    para2:
      'Licence, copyright holder, embargo and third-party permissions are recorded for the article and for each figure. Your rights desk can therefore answer a reprint request from the record instead of from memory.',
    list: [
      {
        icon: 'check',
        para: 'Name changes by authors are made quietly, following the wishes of the person concerned.',
      },
      { icon: 'message', para: 'An editor approves every notice; our production staff only prepare it.' },
    ],
  },
  section3: {
    img: 'publisher/ContentManagement-3',
    alt: '',
    title: 'Copies that outlive the platform',
    para1: `Preservation means that somebody else holds the content. We prepare packages for the archive with which you have an agreement, such as CLOCKSS or Portico, and deposit new articles on a schedule. Receipts are matched against your publication list; gaps are reported and sent again. Live pages are a matter for <a href="/journals/publisher/journal-hosting">journal hosting</a>.`,
    para2:
      'The archive membership is yours, and so is its fee. We do not decide what is withdrawn, and we do not clear permissions that were never obtained.',
    list: [
      { icon: 'server', para: 'Checksums are taken on receipt and compared again at intervals.' },
      { icon: 'globe', para: 'Aggregators and indexes receive the layout they ask for, out of the same source.' },
      {
        icon: 'clock',
        para: 'Backfiles are scanned, keyed and tagged volume by volume, beginning with the most read.',
      },
    ],
  },
  services: [
    {
      heading: 'A true inventory',
      para: 'You learn exactly which articles you hold, in which format and under which terms.',
    },
    {
      heading: 'Reuse without rekeying',
      para: 'A themed collection or an e-book is assembled from tagged parts in the store.',
    },
    {
      heading: 'Honest record',
      para: 'Notices follow COPE advice on wording, so that readers understand what happened.',
    },
    {
      heading: 'Ready for audit',
      para: 'Archive receipts and change logs can be shown to a society, a funder or a buyer.',
    },
    {
      heading: 'Accessible by design',
      para: 'Tagged text and described images give screen readers something better than a scan.',
    },
    { heading: 'Independent of us', para: 'Complete packages in an open standard can be taken to another supplier.' },
  ],
} as const satisfies JournalContent;
