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
    img: 'services/author-support',
    mbimg: 'services/author-support',
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
      qualifier: 'A shortlist with reasons; you choose where to submit.',
    },
    {
      figure: '2 experts',
      label: 'for the scientific review of each paper',
      qualifier: 'They advise you before you submit; the journal appoints its own reviewers.',
    },
    {
      figure: '6 languages',
      label: 'translated into English: Arabic, French, German, Japanese, Portuguese and Spanish',
      qualifier: 'By translators who know the subject.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'Your manuscript comes back in two versions: one clean, and one with <strong>every change marked</strong>. A report explains the main points and lists the questions that only you can answer.',
      list: [
        'A marked copy in which you accept or reject each change',
        'Comments in the margin that give reasons',
        'Tables, figures and references checked against the text',
        'A certificate of editing if the journal asks for one',
      ],
    },
    rightside: {
      heading: 'How we work',
      list: [
        { img: 'users', desc: 'Before we quote, we look for an editor from your field.' },
        {
          img: 'microscope',
          desc: 'Two subject experts read the paper, and each writes a report that you can act on.',
        },
        {
          img: 'chart',
          desc: 'A statistical review checks tests and assumptions. If you share the data, we also recalculate one key result.',
        },
        {
          img: 'compass',
          desc: 'The journal match lists the top five journals with their scope, fees and any decision times that they publish.',
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
        desc: 'E-mail us a page or the whole manuscript, your field and the date on which you want to submit.',
      },
      { title: 'Quotation', desc: 'We read a sample and suggest what the paper needs, with a fee and a date.' },
      { title: 'Review and edit', desc: 'Reports come first. We edit the language once you have answered them.' },
      {
        title: 'Submission',
        desc: 'We format the paper for the journal you chose and guide you through its submission form.',
      },
    ],
  },
  listCard: {
    title: 'Three kinds of help',
    desc: 'Choose one or combine them. Send a page and we will say which you need.',
    cards: [
      {
        img: 'pen',
        heading: 'Language editing',
        link: '/journals/author/enhance-my-paper',
        desc: 'Your argument is sound, but the English makes it hard to follow.',
        list: ['Grammar, flow and terminology', 'Title and abstract', 'The house style of the journal'],
      },
      {
        img: 'microscope',
        heading: 'Scientific review',
        link: '/journals/author/evaluate-my-paper',
        desc: 'You want to hear the objections before you submit.',
        list: ['Question, method and evidence', 'Gaps in the literature', 'Claims that go beyond the data'],
      },
      {
        img: 'chart',
        heading: 'Statistical review',
        link: '/journals/author/evaluate-my-paper',
        desc: 'Your conclusions depend on the numbers.',
        list: ['Choice of test and sample', 'Effect sizes and confidence intervals', 'Figures that show the data'],
      },
    ],
  },
  tiles: {
    heading: 'Single services for authors',
    desc: 'If you need only one service, go straight to its page.',
    list: [
      {
        img: 'compass',
        title: 'Find a journal',
        desc: 'A shortlist of journals whose readers work on your question.',
        link: '/journals/author/find-a-journal',
      },
      {
        img: 'languages',
        title: 'Translate my paper',
        desc: 'Translation into English, with terms, units and citations checked.',
        link: '/journals/author/translate-my-paper',
      },
      {
        img: 'search',
        title: 'Evaluate my paper',
        desc: 'A frank review of its strengths, its weaknesses and what to do next.',
        link: '/journals/author/evaluate-my-paper',
      },
      {
        img: 'shield',
        title: 'Check integrity on my paper',
        desc: 'Text overlap, images and citations, checked by a person.',
        link: '/journals/author/check-integrity',
      },
    ],
  },
  checklist: {
    heading: 'Before you submit',
    desc: 'Four points to settle before a paper goes to a journal. We go through them with you.',
    list: [
      { img: 'check', para: '<strong>Scope.</strong> The journal has published on this question recently.' },
      {
        img: 'users',
        para: '<strong>Authorship.</strong> Every author has agreed to be named, and each contribution is described.',
      },
      {
        img: 'file',
        para: '<strong>Data and ethics.</strong> The paper states approvals, consent and where the data are available.',
      },
      {
        img: 'pen',
        para: '<strong>Cover letter.</strong> It says in a few lines what is new and who should read it.',
      },
    ],
  },
  reasons: authorReasons,
  gradient: {
    heading: 'Send us one page',
    desc: 'A single page shows what kind of help your manuscript needs. You will have a first reply within 24 hours.',
  },
  faqs: [
    {
      question: 'Will an edited paper be accepted?',
      para: 'The journal decides. Editing can remove one common reason for rejection; a review points out others. See also <a href="/services/publishing-services#limits">what we cannot promise</a>.',
    },
    {
      question: 'How are the five journals chosen?',
      para: 'An editor compares your topic, method and readership with what each journal has published, and looks at its fees, indexing and licence. You receive the reasons together with the titles.',
    },
    {
      question: 'Who are the two experts?',
      para: 'Researchers who have published in your field and have no conflict of interest with you. You can name people who should not see the paper.',
    },
    {
      question: 'Do you write papers for authors?',
      para: 'No. We edit, ask questions and advise. The ideas, the data and the responsibility are yours. If the journal wants our help acknowledged, we supply the wording.',
    },
    {
      question: 'Is my unpublished work safe with you?',
      para: 'It goes to the people who work on it. We delete your manuscript 12 months after delivery, or sooner if you ask us to. It is not used to train a language model.',
    },
  ],
} as const satisfies ServiceContent;
