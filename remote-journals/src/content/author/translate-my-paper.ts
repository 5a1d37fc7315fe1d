import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'translate-my-paper',
  label: 'Translate my paper',
  desc: 'Into English from Arabic or one of five other languages.',
  icon: 'languages',
  description:
    'Arabic, French, German, Japanese, Portuguese and Spanish papers translated into English by a translator who knows the subject, then revised by an editor.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For one paper. We turn papers in Arabic, French, German, Japanese, Portuguese and Spanish into English. A translator who knows the subject writes the text, and an English-language editor revises it.',
  },
  section1: {
    img: 'author/TranslatePaper-1',
    alt: 'Detail of the example: Spanish, as you wrote it',
    title: 'A translator, then an editor',
    heading1: 'A translator from your field',
    para1:
      'Your paper goes to a translator who has studied the subject and reads your language at a native or near-native level. Before starting, the translator sends you a short list of key terms with proposed English equivalents. You correct the list, and it becomes the glossary for the whole text.',
    heading2: 'An English-language editor',
    para2:
      'A second person then edits the English without looking at the original, so that anything that sounds translated stands out. Doubtful passages go back to the translator, and to you if only the author can decide.',
    list: [
      { icon: 'users', para: 'The agreement names the field of the translator and that of the editor.' },
      { icon: 'message', para: 'We put questions to you in your own language.' },
    ],
  },
  section2: {
    img: 'author/TranslatePaper-2',
    alt: 'Detail of the example: English, as you receive it',
    title: 'What we translate',
    para1:
      'We translate the text, the abstract, keywords, table headings, figure labels and supplementary notes. Equations, data and species names stay as they are; quotations from laws are translated. If a source exists only in the original language, we add an English title in square brackets to the reference.',
    para2:
      'We spell names as they appear in your ORCID record, so that your publications stay together under one name. Interview quotations can appear in both languages if the journal has room.',
    list: [
      { icon: 'pen', para: 'We redraw labels inside figures if you send an editable file.' },
      {
        icon: 'book',
        para: 'For legal, religious and historical terms and for quotations from laws, the original can stand beside the English.',
      },
      { icon: 'globe', para: 'Dates, decimal signs and unit symbols follow the journal’s style.' },
      { icon: 'file', para: 'Headings, numbering and cross-references are kept.' },
    ],
  },
  section3: {
    img: 'author/TranslatePaper-3',
    alt: 'Detail of the example: English, as you receive it',
    title: 'From your file to submission',
    para1:
      'We work from Word or LaTeX files, and follow the style of your target journal if there is one. We count the words and send a quotation with a delivery date; work starts when you agree. You receive the English text, the glossary and a copy with comments.',
    para2:
      'If the structure needs work too, ask for <a href="/journals/author/enhance-my-paper">Enhance my paper</a> at the same time.',
    list: [
      { icon: 'check', para: 'If the journal asks for a statement of translation, we supply one.' },
      { icon: 'message', para: 'When the reviews arrive, the translator can also translate your reply.' },
    ],
  },
  specimen: {
    kind: 'facing',
    caption: 'A passage in Spanish and in English, with a note on one term',
    sides: [
      {
        lang: 'es',
        label: 'Spanish, as you wrote it',
        paras: [
          'Los nitratos aumentaron en dos de los tres pozos durante el verano. Estos datos no bastan para atribuir el aumento a los abonos, ya que en los mismos meses hubo menos agua en los pozos. Las mediciones van a repetirse en invierno.',
        ],
      },
      {
        lang: 'en',
        label: 'English, as you receive it',
        paras: [
          'Nitrate rose in two of the three wells during the summer. These data are not enough to attribute the rise to fertilisers, because the wells held less water in the same months. The measurements will be repeated in winter.',
        ],
      },
    ],
    note: 'From the glossary: “abono” can mean manure or fertiliser. The author confirmed fertiliser.',
  },
  services: [
    {
      heading: 'Only the abstract',
      para: 'If your article stays in your language and the journal wants an English abstract, we translate that alone.',
    },
    {
      heading: 'Translated by a person',
      para: 'Translators may use term banks and translation memory. They write the text themselves and are responsible for it.',
    },
    {
      heading: 'Already published?',
      para: 'If the article has appeared before, we tell you which permissions an English version needs.',
    },
  ],
} as const satisfies JournalContent;
