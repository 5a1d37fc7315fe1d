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
    img: 'services/cards#ochre',
    mbimg: 'services/cards#ochre',
    detail: ['Pre-submission review', 'Two reports'],
    para: 'An overview of all services, from research culture to grant proposal review.',
  },
  offers: [{ label: 'Research culture', fragment: '#research-culture' }],
  shareLines: ['Publishing', 'services'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'A draft, a call for papers, a journal without a publisher: we tell you what it still needs, and do it.',
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
      heading: 'Only what you choose',
      para: 'An editor reads your file and writes down what it needs. You pay <strong>only for the parts you choose</strong>.',
      list: [
        'A written quotation before any fee is due',
        'One contact from the first question to publication',
        'Files that you own and can take elsewhere',
      ],
    },
    rightside: {
      heading: 'Read by people',
      list: [
        {
          img: 'users',
          desc: 'They know the subject.',
        },
        { img: 'message', desc: 'Our questions come in one list, with page and line.' },
        { img: 'lock', desc: 'Your manuscript is confidential and goes to those who work on it.' },
        { img: 'globe', desc: 'What we publish is searchable, and readable on a phone.' },
      ],
    },
  },
  example: publishingExample,
  steps: {
    heading: 'From your file to a publication',
    list: [
      { title: 'You write', desc: 'Attach the file, or describe your idea.' },
      { title: 'Quotation', desc: 'One page: tasks, fee and dates.' },
      { title: 'Work', desc: 'It begins when you agree.' },
      {
        title: 'Publication',
        desc: 'Online with its identifiers, or back to you for submission.',
      },
    ],
  },
  listCard: {
    title: 'Three ways to begin',
    cards: [
      {
        img: 'pen',
        heading: 'You have a paper',
        link: '/services/author_support',
        desc: 'Nearly finished, and you want a fair assessment.',
        list: ['Editing and statistical review', 'Pre-submission review', 'Help in choosing a journal'],
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
        desc: 'Its papers should be found and cited.',
        list: ['Call for papers and submissions', 'Peer review', 'Published proceedings'],
      },
    ],
  },
  tiles: {
    heading: 'Other services',
    list: [
      {
        img: 'layers',
        title: 'Journal services',
        desc: 'Choose your role on the home page.',
        link: '/',
      },
      {
        img: 'search',
        title: 'Grant proposal review services',
        desc: 'The methods and the budget of an application.',
        link: '/',
      },
      {
        img: 'graduation',
        title: 'University publishing',
        desc: 'Journals under your university’s name.',
        link: '/journals/university/platform-setup-config',
      },
    ],
  },
  checklist: {
    heading: 'For every author',
    desc: 'With every work that we publish.',
    list: [
      {
        img: 'shield',
        para: '<strong>An integrity check.</strong> Text overlap, reused images, errors in references.',
      },
      { img: 'file', para: '<strong>A decision in writing.</strong> With its reasons.' },
      {
        img: 'globe',
        para: '<strong>Lasting identifiers.</strong> Your work gets a DOI.',
      },
      {
        img: 'clock',
        para: '<strong>Dates in advance.</strong> If we are going to miss a date, you hear of it while you can still plan.',
      },
    ],
  },
  university: researchCulture,
  reasons: publishingReasons,
  limits,
  gradient: {
    heading: 'Ask which service you need',
    desc: 'Three or four sentences are enough. We say so if you need none.',
  },
  faqs: [
    {
      question: 'Can I combine several services?',
      para: 'Yes, in one quotation. You can drop a part before it starts.',
    },
    {
      question: 'Who owns the text?',
      para: 'You do, and you keep the copyright. For open access you choose a licence with us.',
    },
    {
      question: 'What does a grant proposal review look at?',
      para: 'Whether the method can reach the aims, the budget fits, and the proposal answers the funder’s call.',
    },
  ],
} as const satisfies ServiceContent;
