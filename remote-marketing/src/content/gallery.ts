import type { Banner, ChecklistItem, Faq, IconName, Step } from '@mirqam/shared/contract/content/Content';
import type { DropdownOption } from '@mirqam/shared/contract/content/DropdownOption';

export const gallery = {
  banner: {
    title: 'For the people who build this site',
    maintitle: 'Component gallery',
    desc: 'Each shared component in each of its states. Use a keyboard, a narrow window and a screen reader on it.',
  } satisfies Banner,
  para: 'A paragraph with <strong>strong</strong> and <em>emphasised</em> words, a <a href="https://doi.org/">link</a> and a list:<ul><li>one item,</li><li>and another.</li></ul>',
  plain: 'A paragraph without any markup, set in the colour and measure of running text.',
  options: [
    { value: 'monograph', label: 'Monograph' },
    { value: 'textbook', label: 'Textbook' },
    { value: 'volume', label: 'Edited volume' },
    { value: 'proceedings', label: 'Conference proceedings' },
  ] satisfies readonly DropdownOption[],
  slides: ['First', 'Second', 'Third', 'Fourth'],
  steps: [
    { title: 'Fold', desc: 'A step with a short text.' },
    { title: 'Press', desc: 'A step whose text is long enough to run over more than a single line.' },
    { title: 'Sew', desc: 'Another one.' },
    { title: 'Bind', desc: 'And the last.' },
  ] satisfies readonly Step[],
  table: {
    columns: ['Format', 'Leaves', 'Height'],
    groups: [
      {
        title: 'Large',
        rows: [
          ['Folio', '2', 'about 38 cm'],
          ['Quarto', '4', 'about 30 cm'],
        ],
      },
      { title: 'Small', rows: [['Octavo', '8', 'about 23 cm']] },
    ],
  },
  cells: ['Folio', 'Quarto', 'Octavo', 'Duodecimo', 'A fifth cell, which is alone in a row of four'],
  checklist: [
    { img: 'check', para: '<strong>With markup.</strong> The icon stands beside the first line.' },
    { img: 'shield', para: 'Without markup.' },
  ] satisfies readonly ChecklistItem[],
  faqs: [
    { question: 'Does it open without script?', para: 'Yes: it is the browser’s own disclosure.' },
    { question: 'Can several be open at a time?', para: 'Yes, so that answers can be compared.' },
  ] satisfies readonly Faq[],
  stars: ['A star instead of a bullet', 'Two of them, to show the distance'],
  icons: [
    'arrow-right',
    'book',
    'calendar',
    'chart',
    'check',
    'clock',
    'compass',
    'file',
    'globe',
    'graduation',
    'languages',
    'layers',
    'lock',
    'mail',
    'megaphone',
    'message',
    'microscope',
    'pen',
    'presentation',
    'search',
    'server',
    'settings',
    'shield',
    'sprout',
    'users',
  ] satisfies readonly IconName[],
} as const;
