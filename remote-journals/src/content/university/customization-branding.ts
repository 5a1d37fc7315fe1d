import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'customization-branding',
  label: 'Customization & Branding',
  desc: 'The crest and the colours of your institution throughout.',
  icon: 'pen',
  description:
    'Branding for university publishing platforms: your colours, typefaces and crest, on journal covers, letters and PDFs, in Arabic and in English.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For the look of a platform. It shows your university everywhere, and each journal keeps a character of its own.',
  },
  facts: {
    send: 'Brand guidelines, vector logos and font licences',
    receive: 'A theme, design files and a style guide',
    decides: 'Your communications office',
  },
  section1: {
    img: 'university/Customization-1',
    rows: [0],
    title: 'One university, different journals',
    para1:
      'Crest and legal pages belong to the university. A faculty chooses an accent colour and photographs, a journal its cover and the language of its menus.',
    list: [],
  },
  section2: {
    img: 'university/Customization-2',
    rows: [1, 2],
    title: 'From brand guidelines to pages',
    heading1: 'The pages used most come first',
    para1:
      'The article page, the issue page and the submission form. A brand colour with too little contrast under WCAG stands next to the nearest one that has enough.',
    heading2: 'In letters and in print',
    para2: 'Decision letters and certificates are designed too. Covers for print include bleed and a spine.',
    list: [],
  },
  section3: {
    img: 'university/Customization-3',
    rows: [3],
    title: 'A theme that your staff can change',
    para1:
      'Colours and type sizes are stored in one file. A web editor at the university can change them without programming.',
    para2: `Changes to the workflow are part of <a href="/journals/university/platform-setup-config">configuration</a>.`,
    list: [],
  },
  specimen: {
    kind: 'palette',
    caption: 'A university’s colours, tested behind white text',
    colours: [
      { hex: '#0f4c4a', name: 'University green', use: 'Header, headings and buttons.' },
      {
        hex: '#3a9b78',
        name: 'Leaf green, from the brand guidelines',
        use: 'Large headings only: too pale behind small text.',
      },
      {
        hex: '#328466',
        name: 'Leaf green, nearest tone that passes',
        use: 'Behind small white text, if you approve it.',
      },
      { hex: '#c98a1b', name: 'Gold', use: 'Lines and ornaments; not behind white text.' },
    ],
    note: 'WCAG, level AA, asks for a contrast of 4.5 to 1.',
  },
  services: [
    {
      heading: 'Recognised at once',
      para: 'The first page shows authors which university publishes the journal.',
    },
    {
      heading: 'Designed for both directions',
      para: 'Arrows and tables follow the direction of the script.',
    },
    {
      heading: 'Quick to approve',
      para: 'Your committee sees the design once, not each new cover.',
    },
  ],
} as const satisfies JournalContent;
