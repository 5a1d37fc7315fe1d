import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'publisher',
  slug: 'journal-web-develop',
  label: 'Custom journal website development',
  desc: 'A site in your colours that readers find their way around.',
  icon: 'settings',
  description:
    'Custom journal websites for publishers: research with readers, design, accessible build, content migration and launch, with the code handed over.',
  drawings: ['linked-nodes', 'lines', 'stacked-sheets'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'A journal website designed around its readers and authors, built in full view of your team and handed over with its documentation.',
  },
  section1: {
    img: 'publisher/CustomWeb-1',
    alt: '',
    title: 'Begin with what people look for',
    para1:
      'Authors look for scope, fees, review times and the submit button. Readers arrive deep inside, on an article, from a search. We interview a few of each, read your search logs and support mail, and list the tasks that the new site has to make easy. The list is agreed before anything is drawn.',
    list: [
      {
        icon: 'compass',
        para: '<strong>You send:</strong> brand files, access to statistics, and a person who can decide.',
      },
      {
        icon: 'users',
        para: '<strong>We bring:</strong> a designer, a developer, an editor for the words and a tester.',
      },
      {
        icon: 'calendar',
        para: '<strong>Together:</strong> a review every other week, on a working version rather than on slides.',
      },
    ],
  },
  section2: {
    img: 'publisher/CustomWeb-2',
    alt: '',
    title: 'Article pages first',
    heading1: 'Built for reading',
    para1:
      'Most visits begin and end on an article, so it is the first template that we finish. Title, authors, abstract and licence appear before any decoration. Figures enlarge, references link out, and citation exports work on a phone. Metadata tags let scholarly search engines and reference managers recognise the page.',
    heading2: 'Built for everyone',
    para2:
      'We work towards WCAG 2.2 at level AA and test by keyboard, screen reader and zoom as well as by tool. Right-to-left pages are laid out as such, not mirrored at the end.',
    list: [
      { icon: 'clock', para: 'A byte limit for each template keeps pages quick on slow connections.' },
      {
        icon: 'languages',
        para: 'Interface texts stand in one file per language, so that a translator can work without a developer.',
      },
    ],
  },
  section3: {
    img: 'publisher/CustomWeb-3',
    alt: '',
    title: 'Launch and handover',
    para1: `Old pages are mapped to new ones and the redirects are tried before the switch. Your editors rehearse posting an issue, a call for papers and a correction. After launch we stay beside the team through the first issue. Updates later on can be covered by <a href="/journals/publisher/maintance-security">maintenance</a>.`,
    para2:
      'Development does not include hosting fees, photography or the writing of journal policies. We help to word policies clearly; the editorial board adopts them.',
    list: [
      { icon: 'file', para: 'You receive the source code, the design files and a handbook for editors.' },
      { icon: 'check', para: 'An accessibility report names what was tested and what remains open.' },
      { icon: 'presentation', para: 'Recorded sessions show the everyday tasks to colleagues who join later.' },
    ],
  },
  services: [
    {
      heading: 'An identity of its own',
      para: 'The journal looks like itself, not like a template with another logo.',
    },
    {
      heading: 'Policies in plain sight',
      para: 'Fees, licences and review rules are where DOAJ and careful authors expect them.',
    },
    { heading: 'No surprises in scope', para: 'Each addition is estimated in writing before work on it begins.' },
    { heading: 'Decisions with evidence', para: 'Disputes over the menu are settled by watching readers try it.' },
    {
      heading: 'Connected to your tools',
      para: 'Submission system, DOI service, ORCID and mailing list are linked during the build.',
    },
    { heading: 'Yours to keep', para: 'No licence from us is needed to run, change or move the finished site.' },
  ],
} as const satisfies JournalContent;
