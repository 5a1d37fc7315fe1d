import { site } from '@mirqam/shared/contract/site';
import { publishingExample } from '../examples/publishingExample.ts';
import { limits } from '../proofs/limits.ts';
import { researchCulture } from '../proofs/researchCulture.ts';
import { publishingReasons } from '../reasons/publishingReasons.ts';
import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/publishing-services',
  page: 'PublishingServicesPage',
  title: 'Publishing services',
  pageTitle: 'Publishing services: papers, books, conferences',
  description: `An overview of what ${site.name} offers authors, universities and publishers: editing, peer review, books, proceedings, journals and grant proposal review.`,
  serviceType: 'Academic publishing',
  audience: 'Researchers, editors, publishers and universities',
  tone: 'ochre',
  card: {
    id: 2,
    img: 'services/publishing',
    mbimg: 'services/publishing',
    para: 'An overview of all services, with university publishing, research culture and grant proposal review.',
  },
  offers: [{ label: 'Research culture', fragment: '#research-culture' }],
  shareLines: ['Publishing', 'services'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'Start with what you have: a draft, a call for papers or a journal that needs a publisher. We tell you what it still needs, and do it.',
  },
  facts: {
    send: 'A file, or your idea in a few lines',
    receive: 'A written quotation with tasks and dates',
    decides: 'You choose the parts; editors judge the work',
  },
  keyFigures: [
    {
      figure: '2 months',
      label: 'to publish an open access book',
      qualifier: 'For work that passes peer review.',
    },
    {
      figure: '30 working days',
      label: 'from submission to a published conference paper',
      qualifier: 'For work that passes peer review.',
    },
    {
      figure: '24 hours',
      label: 'for the team to get back to you',
      qualifier: 'From a person. A quotation may take longer.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'An editor reads your file and writes down what it needs. You pay <strong>only for the parts you choose</strong>: a language edit, a typeset book, or everything from copy-editing to publication.',
      list: [
        'A written quotation before any fee is due',
        'One contact from the first question to publication',
        'Files that you own and can take elsewhere',
        'A list of what we cannot promise',
      ],
    },
    rightside: {
      heading: 'How we work',
      list: [
        {
          img: 'users',
          desc: 'People who know the subject read your work. Software only helps them to find what to check.',
        },
        { img: 'message', desc: 'You receive our questions in one list, with page and line numbers.' },
        { img: 'lock', desc: 'Your manuscript is confidential and goes to those who work on it.' },
        { img: 'globe', desc: 'Everything is made for the screen first: tagged, searchable and readable on a phone.' },
      ],
    },
  },
  example: publishingExample,
  steps: {
    heading: 'From a brief to a publication',
    list: [
      { title: 'Brief', desc: 'Write to us and attach the file, or describe your idea.' },
      { title: 'Quotation', desc: 'You receive one page that lists the tasks, the fee and the dates.' },
      { title: 'Stages', desc: 'We begin when you have agreed, and show you each stage when it is finished.' },
      {
        title: 'Publication',
        desc: 'The final version goes online with its identifiers, or back to you for submission.',
      },
    ],
  },
  listCard: {
    title: 'Three ways to begin',
    desc: 'If none of these fits, describe your project in your own words.',
    cards: [
      {
        img: 'pen',
        heading: 'You have a paper',
        link: '/services/author_support',
        desc: 'It is finished, or nearly finished, and you want a fair assessment.',
        list: ['Editing and statistical review', 'Review before submission', 'Help in choosing a journal'],
      },
      {
        img: 'book',
        heading: 'You have a book',
        link: '/services/book_and_textbook',
        desc: 'A monograph, a textbook or an edited volume.',
        list: ['Peer review of the proposal', 'Design and typesetting', 'Open access publication'],
      },
      {
        img: 'presentation',
        heading: 'You have a conference',
        link: '/services/conference_services',
        desc: 'You want its papers to be found and cited afterwards.',
        list: ['Call for papers and submissions', 'Peer review', 'Published proceedings'],
      },
    ],
  },
  tiles: {
    heading: 'All services',
    desc: 'Choose the one you need, or write to us.',
    list: [
      {
        img: 'pen',
        title: 'Author support',
        desc: 'From a rough draft to a submitted manuscript.',
        link: '/services/author_support',
      },
      {
        img: 'book',
        title: 'Books and textbooks',
        desc: 'Open access titles with peer review, design and a launch plan.',
        link: '/services/book_and_textbook',
      },
      {
        img: 'calendar',
        title: 'Conference services',
        desc: 'Submissions, programme and proceedings for your conference.',
        link: '/services/conference_services',
      },
      {
        img: 'layers',
        title: 'Journal services',
        desc: 'Choose your role on the home page to see its services.',
        link: '/',
      },
      {
        img: 'search',
        title: 'Grant proposal review services',
        desc: 'A critical review of aims, methods and budget before you apply.',
        link: '/',
      },
      {
        img: 'graduation',
        title: 'University publishing',
        desc: 'A platform, training and support for journals under your university’s name.',
        link: '/journals/university/platform-setup-config',
      },
    ],
  },
  checklist: {
    heading: 'What every author receives',
    desc: 'These come with every work that we publish.',
    list: [
      {
        img: 'shield',
        para: '<strong>An integrity check.</strong> Before review, we look for text overlap, reused images and errors in references.',
      },
      { img: 'file', para: '<strong>A decision in writing.</strong> You receive the reasons as well as the outcome.' },
      {
        img: 'globe',
        para: '<strong>Lasting identifiers.</strong> Your work gets a DOI, and authors can add their ORCID iDs.',
      },
      {
        img: 'clock',
        para: '<strong>Dates in advance.</strong> If we are going to miss a date, we tell you before it passes.',
      },
    ],
  },
  university: researchCulture,
  reasons: publishingReasons,
  limits,
  gradient: {
    heading: 'Ask which service you need',
    desc: 'Three or four sentences about the project are enough. We will suggest a service, or tell you that you do not need one.',
  },
  faqs: [
    {
      question: 'Can I combine several services?',
      para: 'Yes, for example an edit, a review before submission and a journal match. They go into one quotation with one fee, and you can drop a part before it starts.',
    },
    {
      question: 'Who owns the text?',
      para: 'You do, and you keep the copyright. For open access titles you choose a licence with us, which says how others may reuse the work.',
    },
    {
      question: 'What does a grant proposal review look at?',
      para: 'Whether the aims are clear, whether the method can achieve them, whether the budget matches the work, and whether the application answers the funder’s call.',
    },
  ],
} as const satisfies ServiceContent;
