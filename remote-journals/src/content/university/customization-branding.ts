import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'customization-branding',
  label: 'Customization & Branding',
  desc: 'The crest, colours and languages of your institution throughout.',
  icon: 'pen',
  description:
    'Branding for university publishing platforms: your colours, typefaces and crest, on journal covers, letters and PDFs, in Arabic and in English.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For the look of a platform. Your platform gets the look of your university, and each journal on it keeps a character of its own.',
  },
  section1: {
    img: 'university/Customization-1',
    alt: 'Detail of the example: University green, #0f4c4a',
    title: 'One university, different journals',
    para1:
      'The communications office wants readers to recognise the university. Editors want a journal that fits their discipline. We talk to both, and agree which elements are the same everywhere, which ones a faculty may choose, and which belong to a single journal.',
    list: [
      { icon: 'layers', para: '<strong>University:</strong> crest, header, typefaces, footer and legal pages.' },
      {
        icon: 'users',
        para: '<strong>Faculty:</strong> an accent colour, a pattern, and photographs with cleared rights.',
      },
      {
        icon: 'book',
        para: '<strong>Journal:</strong> cover, wordmark, order of the home page, language of the menus.',
      },
    ],
  },
  section2: {
    img: 'university/Customization-2',
    alt: 'Detail of the example: Leaf green, nearest tone that passes, #328466',
    title: 'From brand guidelines to pages',
    heading1: 'On screen',
    para1:
      'You send us the brand guidelines, vector logos and font licences. We design the article page, the issue page and the submission form first, because people use them most. If a brand colour has too little contrast under WCAG, we show it next to the nearest colour that has enough.',
    heading2: 'In letters and in print',
    para2:
      'We also design reviewer invitations, decision letters, certificates and the first page of the PDF. Covers for print include bleed and a spine, ready for your printer.',
    list: [
      {
        icon: 'languages',
        para: 'Arabic and Latin typefaces are chosen as a pair, so that weight and height match.',
      },
      {
        icon: 'pen',
        para: 'Short texts, such as error messages and button labels, follow the university’s house style.',
      },
    ],
  },
  section3: {
    img: 'university/Customization-3',
    alt: 'Detail of the example: Gold, #c98a1b',
    title: 'A theme that your staff can change',
    para1:
      'Colours, type sizes and spacing are stored in one file. A web editor at the university can change them without programming, and a preview shows the effect on all journals. A new journal chooses from the cover layouts that we have prepared.',
    para2: `Branding covers appearance and wording. Changes to the workflow are part of <a href="/journals/university/platform-setup-config">configuration</a>. The communications office approves how the crest is used.`,
    list: [
      {
        icon: 'file',
        para: 'You receive the theme, the design files and a short style guide on the day named in the agreement.',
      },
      { icon: 'check', para: 'We look at the pages on a phone, with enlarged text and in print.' },
      {
        icon: 'settings',
        para: 'The theme is kept apart from the code of the platform, so upgrades do not overwrite it.',
      },
    ],
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
    note: 'WCAG, level AA, asks for a contrast of 4.5 to 1 for text and of 3 to 1 for large text.',
  },
  services: [
    {
      heading: 'Recognised at once',
      para: 'The first page shows authors which university publishes the journal.',
    },
    {
      heading: 'Designed for both directions',
      para: 'Arrows, tables, page numbers and quotation marks follow the direction of the script.',
    },
    {
      heading: 'Quick to approve',
      para: 'Your committee approves the design once and does not have to see each new cover.',
    },
  ],
} as const satisfies JournalContent;
