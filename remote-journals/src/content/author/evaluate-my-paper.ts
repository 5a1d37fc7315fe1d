import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'evaluate-my-paper',
  label: 'Evaluate my paper',
  desc: 'Two experts assess the study while there is time to change it.',
  icon: 'microscope',
  description:
    'Scientific review before submission: two experts in your subject each report on design, analysis and argument. Statistical review on request.',
  drawings: ['lines', 'bars', 'linked-nodes'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Two experts read your manuscript the way referees would, and each writes a report while there is still time to act on it.',
  },
  section1: {
    img: 'author/EvaluatePaper-1',
    alt: '',
    title: 'Two experts, two reports',
    heading1: 'Who reads your paper',
    para1:
      'Every scientific review is done by <strong>two experts</strong>. One knows your topic closely. The other knows your method. They work apart, so you learn where they agree and where a point is a matter of taste. Both declare that they have no tie to you, your co-authors or a competing study.',
    heading2: 'What each report covers',
    para2:
      'The reports begin with what the reader took to be your main finding. If that differs from what you meant, you know at once which pages to rewrite. Then follow the larger questions in order of weight, the smaller ones by page, and a short view on readiness.',
    list: [
      { icon: 'microscope', para: 'Does the design allow the conclusion that is drawn?' },
      { icon: 'book', para: 'Which earlier work is missing, or cited for something it does not say?' },
      { icon: 'compass', para: 'Is the contribution clear, and clear early enough?' },
    ],
  },
  section2: {
    img: 'author/EvaluatePaper-2',
    alt: '',
    title: 'A statistician, if the numbers carry the claim',
    para1:
      'You can add a statistical review. A statistician reads the methods and results with your research question beside them, and checks whether the tests suit the data, whether assumptions were examined, and whether many comparisons were allowed for.',
    para2:
      'Anonymised data and code are welcome, and voluntary. With them the statistician can retrace a key result; without them the report rests on the text alone and says so.',
    list: [
      { icon: 'chart', para: 'Effect sizes and intervals are looked for beside every p-value.' },
      { icon: 'search', para: 'Missing data, exclusions and stopping rules are traced from protocol to result.' },
      { icon: 'pen', para: 'Suggested sentences show how to state a limit without hiding it.' },
    ],
  },
  section3: {
    img: 'author/EvaluatePaper-3',
    alt: '',
    title: 'After the reports',
    para1:
      'One of our editors reads both reports, removes repetition and adds one page: what to do first, what can wait, and what you may decline with a reason. You can send questions on any point, and the experts answer them once.',
    para2: `This is advice, and no journal is bound by it. We do not pass the reports on, and you should not present them as peer review by a journal. If you revise heavily, the next step may be <a href="/journals/author/find-a-journal">finding a journal</a> for the paper as it now stands.`,
    list: [
      { icon: 'file', para: 'You send: manuscript, figures, supplementary files, target journal if known.' },
      { icon: 'message', para: 'You get: both expert reports, the summary page, and replies to your questions.' },
    ],
  },
  services: [
    {
      heading: 'Critical, not harsh',
      para: 'Reviewers must pair each objection with the evidence or change that would meet it.',
    },
    {
      heading: 'Unpublished stays unpublished',
      para: 'Experts accept a duty of confidence before they see the title, and delete the files at the end.',
    },
    {
      heading: 'Names you may veto',
      para: 'List groups that should not see the work. Your list is respected and never shown to anyone else.',
    },
    {
      heading: 'Before the clock starts',
      para: 'A flaw found now costs an edit. The same flaw found by a referee can cost months and a fresh submission.',
    },
    {
      heading: 'Useful for supervisors',
      para: 'A doctoral candidate and supervisor can read the reports together as an outside view on a thesis chapter.',
    },
    {
      heading: 'No verdict for sale',
      para: 'A payment buys time and expertise. It buys neither praise nor a place in any journal.',
    },
  ],
} as const satisfies JournalContent;
