import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'customization-branding',
  label: 'Customization & Branding',
  desc: 'The crest, colours and languages of your institution throughout.',
  icon: 'pen',
  description:
    'Branding for university publishing platforms: your colours, type and crest, journal covers, letters and PDFs, tested for contrast in both directions.',
  drawings: ['spines', 'lines', 'stacked-sheets'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Your platform takes on the look of the university, and every journal on it gets room for a character of its own.',
  },
  section1: {
    img: 'university/Customization-1',
    alt: '',
    title: 'A family with individual faces',
    para1:
      'The communications office wants one recognisable university. Editors want a journal that their discipline takes seriously. A designer meets both and sorts the elements: what all pages share, what a faculty may vary, and what belongs to a single title.',
    list: [
      { icon: 'layers', para: '<strong>Shared:</strong> crest, header, typefaces, footer, legal pages, spacing.' },
      {
        icon: 'users',
        para: '<strong>Faculty:</strong> an accent colour, a pattern, a subject photograph with cleared rights.',
      },
      {
        icon: 'book',
        para: '<strong>Journal:</strong> cover, wordmark, order of the home page, language of the menus.',
      },
    ],
  },
  section2: {
    img: 'university/Customization-2',
    alt: '',
    title: 'From guideline to working theme',
    heading1: 'Try it on real pages',
    para1:
      'You send the brand manual, logo files in vector form and font licences. We draw the article page, the issue page and the submission form first, because these are used most. Brand colours that fail the contrast ratios of WCAG are shown beside the nearest tone that passes.',
    heading2: 'Beyond the browser',
    para2:
      'A journal meets people in letters and files too. We style reviewer invitations, decision letters, certificates and the first page of the PDF. Print covers come with bleed and spine for your own printer.',
    list: [
      { icon: 'languages', para: 'Arabic and Latin typefaces are chosen as a pair, matched in weight and height.' },
      {
        icon: 'pen',
        para: 'Short texts for empty pages, errors and buttons are written in the university’s own tone.',
      },
    ],
  },
  section3: {
    img: 'university/Customization-3',
    alt: '',
    title: 'Theme files your staff can change',
    para1:
      'Colours, type sizes and spacing are kept as named values in one file. A web editor on campus can adjust them without touching code, and a preview shows the effect on all journals. New titles choose from ready cover layouts and need no designer.',
    para2: `Customising changes the surface and the wording, not the workflow; that is part of <a href="/journals/university/platform-setup-config">configuration</a>. We do not design a new crest, and we ask the communications office to approve every use of the present one.`,
    list: [
      { icon: 'file', para: 'You receive the theme, the source drawings and a style sheet of a few pages.' },
      { icon: 'check', para: 'Each page type is looked at on a phone, at high zoom and in print.' },
      { icon: 'settings', para: 'Changes survive upgrades, since they sit apart from the platform code.' },
    ],
  },
  services: [
    {
      heading: 'Trust at first sight',
      para: 'Authors see at once that the journal belongs to a university and to which one.',
    },
    {
      heading: 'Dignity for small titles',
      para: 'A bulletin of a small department appears with the same finish as a flagship.',
    },
    { heading: 'Right-to-left by design', para: 'Arrows, tables, page numbers and quotation marks follow the script.' },
    { heading: 'Readable brand', para: 'Contrast, focus marks and text size are part of the design, not a repair.' },
    { heading: 'One file to edit', para: 'A new brand colour is entered once and arrives on every journal together.' },
    { heading: 'Approved once', para: 'Committees sign the system, not every cover that comes out of it.' },
  ],
} as const satisfies JournalContent;
