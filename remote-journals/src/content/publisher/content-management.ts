import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'content-management',
  label: 'Content management & Archiving',
  desc: 'Corrections and back issues stored for the long term.',
  icon: 'layers',
  description:
    'Content management for journal publishers: JATS XML, licences, corrections and retractions in one store, with deposits in preservation archives.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'One structured store for all your articles, from the accepted manuscript to the preserved version of record.',
  },
  facts: {
    send: 'Files from typesetter, platform and backup',
    receive: 'One master copy of each article, preserved',
    decides: 'Your editors, on every notice',
  },
  section1: {
    img: 'publisher/ContentManagement-1',
    rows: [5],
    title: 'One master copy of each article',
    para1:
      'Your production manager chooses the right copy. We convert it to JATS XML, and make the web page and the PDF from this master.',
    list: [
      {
        icon: 'settings',
        para: '<strong>Validation:</strong> a file with a broken tag or without a licence cannot be published.',
      },
    ],
  },
  section2: {
    img: 'publisher/ContentManagement-2',
    rows: [4, 6],
    title: 'Corrections, retractions and rights',
    heading1: 'Changes that readers can see',
    para1:
      'A correction has its own DOI and is linked to the article in both directions. A retracted paper remains readable, with the word “Retracted” in its title, on each page of the PDF and in the Crossref record.',
    heading2: 'Rights for each item',
    para2:
      'Licence, copyright holder, embargo and third-party permissions are on record, for the article and for each figure.',
    list: [],
  },
  section3: {
    img: 'publisher/ContentManagement-3',
    rows: [7],
    title: 'Copies in a preservation archive',
    para1: `New articles go on a schedule to the archive with which you have an agreement, such as CLOCKSS or Portico. Its receipts are compared with your list of publications. The pages that readers see are part of <a href="/journals/publisher/journal-hosting">journal hosting</a>.`,
    para2: 'The archive membership is in your name, and you pay its fee.',
    list: [],
  },
  specimen: {
    kind: 'report',
    caption: 'A retraction notice and the article that it retracts',
    parts: [
      {
        title: 'Retraction of: Shade trees and street temperature',
        facts: [
          ['Published', '12 May, as an item of its own'],
          ['DOI', '10.5555/trees.2'],
          ['Retracts', '10.5555/trees.1'],
        ],
        paras: [
          'The temperatures of two streets were copied from another study. The authors and the editor agree to the retraction.',
        ],
      },
      {
        title: 'On the article page',
        facts: [
          ['Title', '“Retracted: Shade trees and street temperature”'],
          ['Text', 'Still readable, marked on each page of the PDF'],
          ['Crossref record', 'Retraction: 10.5555/trees.2'],
          ['Preserved', 'In the archive, with this notice; receipt of 13 May'],
        ],
      },
    ],
    note: 'The prefix 10.5555 is reserved for tests; these DOIs are not registered.',
  },
  services: [
    {
      heading: 'Content you can reuse',
      para: 'A themed collection or an e-book needs no retyping.',
    },
    {
      heading: 'Notices that explain',
      para: 'Correction and retraction notices follow COPE guidance and say what happened.',
    },
    {
      heading: 'Accessible articles',
      para: 'Screen readers can read tagged text and described images, but not a plain scan.',
    },
  ],
} as const satisfies JournalContent;
