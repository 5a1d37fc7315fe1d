import { authorExample } from '../examples/authorExample.ts';
import { authorReasons } from '../reasons/authorReasons.ts';
import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/author_support',
  page: 'AuthorSupportPage',
  title: 'Author support',
  pageTitle: 'Author support: editing, review, journal match',
  description:
    'Editing, review by two subject experts, statistical review, a shortlist of five journals and translation into English from six languages.',
  serviceType: 'Author support',
  audience: 'Researchers and authors',
  tone: 'lapis',
  card: {
    id: 1,
    img: 'services/cards#lapis',
    mbimg: 'services/cards#lapis',
    detail: ['Editing', 'Long sentences hide the argument.'],
    para: 'Editing, review by two experts, a shortlist of five journals and help with submission.',
  },
  shareLines: ['Author', 'support'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'Language editing, scientific and statistical review, journal selection and help with submission.',
  },
  facts: {
    send: 'A page or the whole paper, and your field',
    receive: 'A marked copy, a clean copy and a report',
    decides: 'You, change by change',
  },
  keyFigures: [
    {
      figure: 'Top 5',
      label: 'journals matched to your manuscript',
      qualifier: 'You choose where to submit.',
    },
    {
      figure: '2 experts',
      label: 'for the scientific review of each paper',
      qualifier: 'They advise you; the journal appoints its own reviewers.',
    },
    {
      figure: '6 languages',
      label: 'translated into English: Arabic, French, German, Japanese, Portuguese and Spanish',
      qualifier: 'By translators who know the subject.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'Every change marked',
      para: 'Your manuscript comes back in two copies: clean, and with <strong>every change marked</strong>. A report lists the questions that only you can answer.',
      list: [
        'You accept or reject each change',
        'Reasons in the margin',
        'A certificate of editing if the journal asks for one',
      ],
    },
    rightside: {
      heading: 'Who reads your paper',
      list: [
        { img: 'users', desc: 'An editor from your field, found before we quote.' },
        {
          img: 'microscope',
          desc: 'Two subject experts, with a report each.',
        },
        {
          img: 'chart',
          desc: 'A statistician, who checks tests and assumptions.',
        },
        {
          img: 'compass',
          desc: 'An adviser, who lists the top five journals with scope, fees and published decision times.',
        },
      ],
    },
  },
  example: authorExample,
  steps: {
    heading: 'From your draft to a submitted paper',
    list: [
      {
        title: 'Sample',
        desc: 'One page is enough.',
      },
      { title: 'Quotation', desc: 'What the paper needs, with a fee and a date.' },
      { title: 'Review and edit', desc: 'Reports first; the language once you have answered them.' },
      {
        title: 'Submission',
        desc: 'Formatted for your journal, with help with the submission form.',
      },
    ],
  },
  listCard: {
    title: 'Three kinds of help',
    cards: [
      {
        img: 'pen',
        heading: 'Language editing',
        link: '/journals/author/enhance-my-paper',
        desc: 'For a sound argument that the English hides.',
        list: ['Grammar and terminology', 'Title and abstract', 'The journal’s house style'],
      },
      {
        img: 'microscope',
        heading: 'Scientific review',
        link: '/journals/author/evaluate-my-paper',
        desc: 'For the objections that reviewers would raise.',
        list: ['Method and evidence', 'Gaps in the literature', 'Claims that go beyond the data'],
      },
      {
        img: 'chart',
        heading: 'Statistical review',
        link: '/journals/author/evaluate-my-paper',
        desc: 'For conclusions that depend on numbers.',
        list: ['Choice of test and sample', 'Effect sizes and confidence intervals', 'Figures that show the data'],
      },
    ],
  },
  tiles: {
    heading: 'One service alone',
    list: [
      {
        img: 'compass',
        title: 'Find a journal',
        desc: 'Journals whose readers work on your question.',
        link: '/journals/author/find-a-journal',
      },
      {
        img: 'languages',
        title: 'Translate my paper',
        desc: 'Into English, with terms and citations checked.',
        link: '/journals/author/translate-my-paper',
      },
      {
        img: 'search',
        title: 'Evaluate my paper',
        desc: 'What is weak, and what to do about it.',
        link: '/journals/author/evaluate-my-paper',
      },
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'Text overlap and images, checked by a person.',
        link: '/journals/author/check-integrity',
      },
    ],
  },
  checklist: {
    heading: 'Before you submit',
    desc: 'We go through these with you.',
    list: [
      { img: 'check', para: '<strong>Scope.</strong> The journal has published on this question recently.' },
      {
        img: 'users',
        para: '<strong>Authorship.</strong> Every author has agreed to be named.',
      },
      {
        img: 'file',
        para: '<strong>Data and ethics.</strong> Approvals and data location are stated.',
      },
      {
        img: 'pen',
        para: '<strong>Cover letter.</strong> A few lines: what is new, and for whom.',
      },
    ],
  },
  reasons: authorReasons,
  gradient: {
    heading: 'Send us one page',
    desc: 'It shows what your manuscript needs. The first reply comes within 24 hours.',
  },
  faqs: [
    {
      question: 'Will an edited paper be accepted?',
      para: 'The journal decides. See <a href="/services/publishing-services#limits">what we cannot promise</a>.',
    },
    {
      question: 'Who are the two experts?',
      para: 'Researchers from your field, without a conflict of interest. You can exclude people by name.',
    },
    {
      question: 'Do you write papers for authors?',
      para: 'No. We edit and ask. Ideas and responsibility stay with you.',
    },
    {
      question: 'Is my unpublished work safe with you?',
      para: 'It goes to those who work on it. We delete your manuscript 12 months after delivery, or sooner if you ask. It is not used to train a language model.',
    },
  ],
} as const satisfies ServiceContent;
