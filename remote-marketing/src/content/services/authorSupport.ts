import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/author_support',
  page: 'AuthorSupportPage',
  title: 'Author support',
  description:
    'Editing, review by two subject experts, statistical checks, a match with five journals and translation into English from six languages.',
  serviceType: 'Author support',
  audience: 'Researchers and authors',
  tone: 'lapis',
  drawing: 'margin-marks',
  card: {
    id: 1,
    img: 'services/author-support',
    mbimg: 'services/author-support-narrow',
    para: 'Editing, review by two experts, a match with five journals and help with submission.',
  },
} as const satisfies Service;

export const content = {
  tone: service.tone,
  img: service.card.img,
  banner: {
    maintitle: service.title,
    desc: 'Language editing, scientific and statistical review, journal selection and submission, by people who have been on both sides of peer review.',
  },
  claims: [
    {
      figure: 'Top 5',
      label: 'journals matched to your manuscript',
      qualifier: 'Acceptance is never guaranteed: the journal decides.',
    },
    {
      figure: '2 experts',
      label: 'for the scientific review of each paper',
      qualifier: 'They advise you; they do not stand in for the journal’s referees.',
    },
    {
      figure: '6 languages',
      label: 'translated: Arabic, French, German, Japanese, Portuguese and Spanish',
      qualifier: 'Into English, by translators who know the subject.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'Your manuscript comes back in two versions, one clean and one with <strong>every change marked</strong>. A letter from the editor explains the larger points and lists what only you can settle.',
      list: [
        'A marked copy in which nothing is altered silently',
        'Comments in the margin that give a reason',
        'Tables, figures and references checked against the text',
        'A certificate of editing, should the journal ask for it',
      ],
    },
    rightside: {
      heading: 'How it works',
      list: [
        { img: 'users', desc: 'We look for an editor with a degree in your field before we quote.' },
        { img: 'microscope', desc: 'Two subject experts read the science and write a report you can act on.' },
        {
          img: 'chart',
          desc: 'If you add a statistical review, a statistician checks tests, assumptions and, given the data, one key result.',
        },
        { img: 'compass', desc: 'The match lists the top five journals with scope, fees and usual waiting time.' },
      ],
    },
  },
  steps: {
    heading: 'From your draft to the submit button',
    list: [
      { title: 'Send', desc: 'Attach the manuscript, name the field and say when you want to submit.' },
      { title: 'Scope', desc: 'An editor reads a sample and proposes the level of help it calls for.' },
      { title: 'Work', desc: 'Reports come first, the language edit after your answers.' },
      { title: 'Publish', desc: 'We format for the journal you chose and guide you through its upload form.' },
    ],
  },
  listCard: {
    title: 'Levels of help',
    desc: 'Take one or all three. The sample we read tells us, and you, which would make a difference.',
    cards: [
      {
        img: 'pen',
        heading: 'Editing',
        desc: 'The argument is sound and the English gets in its way.',
        list: ['Grammar, flow and terminology', 'Abstract and title', 'House style of the journal'],
      },
      {
        img: 'microscope',
        heading: 'Scientific review',
        desc: 'You would rather hear the objections now than from a referee.',
        list: ['Question, method and evidence', 'Gaps in the literature', 'Claims that outrun the data'],
      },
      {
        img: 'chart',
        heading: 'Statistical review',
        desc: 'The numbers carry the paper, so they should be tested.',
        list: ['Choice of test and sample', 'Effect sizes and intervals', 'Figures that show the data'],
      },
    ],
  },
  tiles: {
    heading: 'Single tasks for authors',
    desc: 'When one thing is all you need, go straight to it.',
    list: [
      {
        img: 'compass',
        title: 'Find a journal',
        desc: 'A reasoned list of titles whose readers work on your question.',
        link: '/journals/author/find-a-journal',
      },
      {
        img: 'languages',
        title: 'Translate my paper',
        desc: 'Terms, units and citations carried over with the prose.',
        link: '/journals/author/translate-my-paper',
      },
      {
        img: 'search',
        title: 'Evaluate my paper',
        desc: 'A candid reading of strengths, weak points and readiness.',
        link: '/journals/author/evaluate-my-paper',
      },
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'Overlap, images and citations looked over by a person.',
        link: '/journals/author/check-integrity',
      },
    ],
  },
  checklist: {
    heading: 'Before you submit',
    desc: 'The points on which editors most readily send a paper back. We go through them with you.',
    list: [
      { img: 'check', para: '<strong>Scope.</strong> The journal has published on this question in the recent past.' },
      { img: 'users', para: '<strong>Authorship.</strong> Each name has agreed, and each contribution is described.' },
      {
        img: 'file',
        para: '<strong>Data and ethics.</strong> Approvals, consent and data availability are stated where readers look for them.',
      },
      { img: 'pen', para: '<strong>Cover letter.</strong> It says in a few lines what is new and who needs to know.' },
    ],
  },
  reasons: [
    { heading: 'Your voice stays', desc: 'We mend the sentence and leave the author in it.' },
    { heading: 'Reports you can use', desc: 'Each remark says where it applies and what would answer it.' },
    { heading: 'No steering', desc: 'The journal match is not limited to titles that work with us.' },
    { heading: 'After the verdict', desc: 'When referees reply, we help you sort their points and draft the answers.' },
  ],
  gradient: {
    heading: 'Show us a page',
    desc: 'A page of your manuscript is enough for an editor to tell what it needs. You have a first answer from the team within 24 hours.',
  },
  faqs: [
    {
      question: 'Will an edited paper be accepted?',
      para: 'Nobody can promise that. Editing removes one reason for refusal and a review helps you see others; the decision belongs to the journal and its referees.',
    },
    {
      question: 'How are the five journals chosen?',
      para: 'An editor compares your topic, method and audience with what each title has published, then weighs its fees, indexing and licence. You receive the reasons along with the names.',
    },
    {
      question: 'Who are the two experts?',
      para: 'Researchers who have published in your area and have no conflict of interest with you. You may name people who should not see the work.',
    },
    {
      question: 'Do you write papers for authors?',
      para: 'No. We edit, question and advise. The ideas, the data and the responsibility are the authors’, and help of this kind should be acknowledged.',
    },
    {
      question: 'Is my unpublished work safe with you?',
      para: 'It is read only by those named in the scope and deleted on request once the job is finished. It is never used to train a language model.',
    },
  ],
} as const satisfies ServiceContent;
