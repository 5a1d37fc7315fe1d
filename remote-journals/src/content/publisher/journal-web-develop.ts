import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'journal-web-develop',
  label: 'Custom journal website development',
  desc: 'A journal website designed with its readers and authors.',
  icon: 'settings',
  description:
    'Custom journal websites for publishers: research with readers, design, an accessible build, migration and launch, with the code handed over to you.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a website of its own, designed around the people who read the journal and write for it. At the end you own the code.',
  },
  facts: {
    send: 'Brand files and access to your statistics',
    receive: 'A website, its code and a handbook',
    decides: 'You, on plan and design',
  },
  section1: {
    img: 'publisher/CustomWeb-1',
    rows: [0],
    title: 'We ask readers, then design',
    para1:
      'Authors look for the fees and the submit button. Readers may arrive on an article from a search engine. We interview both, and list the tasks that the site must make easy.',
    list: [],
  },
  section2: {
    img: 'publisher/CustomWeb-2',
    rows: [1],
    title: 'The article page first',
    heading1: 'All that a reader needs',
    para1: 'Abstract and licence are at the top. Figures can be enlarged, and citations exported on a phone.',
    heading2: 'By keyboard, by ear, enlarged',
    para2: 'We work to WCAG 2.2, level AA, and test with a keyboard, a screen reader and enlarged text.',
    list: [],
  },
  section3: {
    img: 'publisher/CustomWeb-3',
    rows: [2],
    title: 'Launch and handover',
    para1: `Old addresses redirect to the new pages. Your editors practise publishing an issue and a correction. With the source code come a handbook for editors and an accessibility report. Later updates can be covered by <a href="/journals/publisher/maintance-security">maintenance</a>.`,
    para2: 'Hosting and photography are not part of the quotation.',
    list: [],
  },
  specimen: {
    kind: 'checklist',
    caption: 'An extract from an accessibility report',
    items: [
      {
        mark: 'done',
        state: 'Passed',
        what: 'Submit button.',
        detail: 'It can be reached and pressed with the keyboard.',
      },
      {
        mark: 'done',
        state: 'Passed',
        what: 'Article page.',
        detail: 'At 400% zoom it can be read without scrolling sideways.',
      },
      {
        mark: 'missing',
        state: 'To be fixed',
        what: 'Citation menu.',
        detail: 'The screen reader does not announce that it is open. Due by the launch.',
      },
      {
        mark: 'question',
        state: 'Your decision',
        what: 'Figures in older articles.',
        detail: '640 figures have no description. The editors choose which ones to describe first.',
      },
    ],
    note: 'The full report names the criterion and the screen reader for each test.',
  },
  services: [
    {
      heading: 'Policies that are easy to find',
      para: 'Fees and licences are where authors and DOAJ expect them.',
    },
    {
      heading: 'Designs tested with readers',
      para: 'When opinions on a menu differ, readers try the versions.',
    },
    {
      heading: 'Connected to your systems',
      para: 'The submission system, DOI registration, ORCID and your mailing list work with it.',
    },
  ],
} as const satisfies JournalContent;
