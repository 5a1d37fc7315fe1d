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
    desc: 'For one paper. Arabic, French, German, Japanese, Portuguese and Spanish into English, by a translator who knows the subject.',
  },
  facts: {
    send: 'Your paper in Word or LaTeX',
    receive: 'English text, glossary and a copy with comments',
    decides: 'You, on every term',
  },
  section1: {
    img: 'author/TranslatePaper-1',
    rows: [1],
    title: 'A translator, then an editor',
    heading1: 'A translator from your field',
    para1:
      'Your translator has studied the subject. A short list of key terms, which you correct, becomes the glossary for the whole text.',
    heading2: 'An English-language editor',
    para2:
      'A second person then edits the English without looking at the original, so that anything that sounds translated stands out.',
    list: [],
  },
  section2: {
    img: 'author/TranslatePaper-2',
    rows: [4],
    title: 'What we translate, and what stays as it is',
    para1:
      'The text, the abstract, keywords, table headings, figure labels and supplementary notes are translated. Equations, data and species names stay as they are. A source that exists only in the original language gets an English title in square brackets.',
    list: [
      { icon: 'pen', para: 'Labels inside figures are redrawn from an editable file.' },
      {
        icon: 'book',
        para: 'Legal, religious and historical terms, and quotations from laws, can keep the original beside the English.',
      },
    ],
  },
  section3: {
    img: 'author/TranslatePaper-3',
    rows: [3],
    title: 'From your file to submission',
    para1: 'Name your target journal, and the text follows its style.',
    para2:
      'Does the structure need work too? Ask for <a href="/journals/author/enhance-my-paper">Enhance my paper</a> at the same time.',
    list: [],
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
          'El valor más alto fue de 48,5 mg/l.',
          'Figura 2: pozo A, julio',
        ],
      },
      {
        lang: 'en',
        label: 'English, as you receive it',
        paras: [
          'Nitrate rose in two of the three wells during the summer. These data are not enough to attribute the rise to fertilisers, because the wells held less water in the same months. The measurements will be repeated in winter.',
          'The highest value was 48.5 mg/L.',
          'Figure 2: Well A, July',
        ],
      },
    ],
    note: 'From the glossary: “abono” can mean manure or fertiliser. The author confirmed fertiliser.',
  },
  services: [
    {
      heading: 'Only the abstract',
      para: 'Your article stays in your language, and only its abstract is translated into English.',
    },
    {
      heading: 'Translated by a person',
      para: 'Translators may use term banks, but they write the text themselves.',
    },
    {
      heading: 'Permissions',
      para: 'If the paper is already published, we list those that an English version needs.',
    },
  ],
} as const satisfies JournalContent;
