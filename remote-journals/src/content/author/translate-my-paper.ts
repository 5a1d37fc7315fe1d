import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'translate-my-paper',
  label: 'Translate my paper',
  desc: 'Into English from Arabic or one of five other languages.',
  icon: 'languages',
  description:
    'Translation of Arabic, French, German, Japanese, Portuguese and Spanish papers into English: a subject translator writes, a second reader edits.',
  drawings: ['facing-sheets', 'margin-marks', 'lines'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Manuscripts in Arabic, French, German, Japanese, Portuguese and Spanish become English papers: a subject translator writes the text, and an English editor reads it before you do.',
  },
  section1: {
    img: 'author/TranslatePaper-1',
    alt: '',
    title: 'Two readers between your draft and the journal',
    heading1: 'First, a translator from your field',
    para1:
      'Your paper goes to someone who has studied the subject and reads your language as a native or near-native speaker. Before starting, the translator sends a short list of key terms with the English proposed for each. You correct it, and it becomes the glossary for the whole text.',
    heading2: 'Then, an editor in English',
    para2:
      'A second person, who works only in English, reads the result against the habits of your discipline. This reader does not start from the original, so anything that sounds translated stands out. Doubtful passages go back to the translator, and to you when only the author can decide.',
    list: [
      {
        icon: 'languages',
        para: 'Six source languages: Arabic, French, German, Japanese, Portuguese and Spanish.',
      },
      { icon: 'users', para: 'The plan you approve names the field of each reader.' },
      { icon: 'message', para: 'Questions reach you in your own language.' },
    ],
  },
  section2: {
    img: 'author/TranslatePaper-2',
    alt: '',
    title: 'What is translated, and what is not',
    para1:
      'The text, the abstract, the keywords, table headings, figure labels and supplementary notes are translated. Equations, data, species names and quoted law keep their form. For sources that exist only in the original language, the reference gains an English title in square brackets.',
    para2:
      'Names deserve care. We follow the spelling in your ORCID record, so that a transliterated surname does not split your publication list in two. Interview quotations can be shown in both languages if the journal has room.',
    list: [
      { icon: 'pen', para: 'Labels inside figures are redrawn when you supply an editable file.' },
      { icon: 'book', para: 'Legal, religious and historical terms may keep the original word beside the English.' },
      { icon: 'globe', para: 'Dates, decimal signs and unit symbols follow the target journal.' },
    ],
  },
  section3: {
    img: 'author/TranslatePaper-3',
    alt: '',
    title: 'From your file to a file you can submit',
    para1:
      'Send the manuscript in Word or LaTeX with the journal’s name, if it is settled. The team counts the words, agrees a price and a delivery date with you in writing, and only then begins. You receive the English text, the agreed glossary and a copy with comments.',
    para2: `Translation does not repair the argument. If you want the structure looked at too, ask for it together with <a href="/journals/author/enhance-my-paper">Enhance my paper</a>.`,
    list: [
      { icon: 'file', para: 'Headings, numbering and cross-references survive the change of language.' },
      { icon: 'check', para: 'A statement of translation can be issued when a journal asks for one.' },
    ],
  },
  specimen: {
    section: 1,
    kind: 'facing',
    caption: 'A passage in French and in English, with a note on one term',
    sides: [
      {
        lang: 'fr',
        label: 'French, as you wrote it',
        paras: [
          'Les concentrations en nitrates ont été mesurées dans douze puits entre mars et novembre. Elles dépassent la valeur guide dans trois d’entre eux, tous situés à l’aval de la zone irriguée. Ces résultats ne suffisent pas, à eux seuls, pour conclure à une origine agricole.',
        ],
      },
      {
        lang: 'en',
        label: 'English, as you receive it',
        paras: [
          'Nitrate concentrations were measured in twelve wells between March and November. They exceeded the guideline value in three wells, all down-gradient of the irrigated area. These results alone do not show that the nitrate came from farming.',
        ],
      },
    ],
    note: 'From the glossary: “à l’aval” is “downstream” of a river, but “down-gradient” in groundwater. The author confirmed the second.',
  },
  services: [
    {
      heading: 'A glossary you own',
      para: 'Keep the term list for your next paper, your thesis or your students.',
    },
    {
      heading: 'No raw machine output',
      para: 'Term banks and memory tools may assist. A person writes and answers for each sentence.',
    },
    {
      heading: 'Abstracts alone',
      para: 'Journals in your language often want an English abstract. We translate that by itself too.',
    },
    {
      heading: 'Prior publication checked',
      para: 'If the article has appeared already, we tell you which permissions a translated version needs.',
    },
    {
      heading: 'Replies to referees',
      para: 'When the reviews arrive, your response letter can be translated by the same person.',
    },
    {
      heading: 'An honest boundary',
      para: 'Good English removes one obstacle. The decision belongs to the journal, and nobody can promise it.',
    },
  ],
} as const satisfies JournalContent;
