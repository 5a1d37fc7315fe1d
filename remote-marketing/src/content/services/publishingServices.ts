import { site } from '@mirqam/shared/contract/site';
import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/publishing-services',
  page: 'PublishingServicesPage',
  title: 'Publishing services',
  description: `An overview of what ${site.name} does for a manuscript, from editing and peer review to books, proceedings, journals and grant proposal review.`,
  serviceType: 'Academic publishing',
  audience: 'Researchers, editors, publishers and universities',
  tone: 'ochre',
  drawing: 'stacked-sheets',
  card: {
    id: 2,
    img: 'services/publishing',
    mbimg: 'services/publishing-narrow',
    para: 'University publishing, research culture and a careful reading of grant proposals.',
  },
} as const satisfies Service;

export const content = {
  tone: service.tone,
  img: service.card.img,
  banner: {
    maintitle: service.title,
    desc: 'Start with what you have: a draft, a call for papers, a journal that needs a home. We work out what is still missing and do that part.',
  },
  claims: [
    {
      figure: '2 months',
      label: 'for an open access book to be published',
      qualifier: 'For work that passes peer review.',
    },
    {
      figure: '30 working days',
      label: 'is what a conference paper takes from the day it is submitted',
      qualifier: 'For work that passes peer review.',
    },
    {
      figure: '24 hours',
      label: 'and the team gets back to you',
      qualifier: 'A first answer from a person; a quotation may need more detail from you.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'A named editor reads your file, writes down what it needs and stays with it until the record is online. You buy <strong>only the parts you lack</strong>: a language edit alone, a typeset book, or everything from review to indexing.',
      list: [
        'A written scope before anything is charged',
        'One contact for editors, reviewers and production',
        'Files you own and can take elsewhere',
        'A plain account of what a publisher cannot promise',
      ],
    },
    rightside: {
      heading: 'How it works',
      list: [
        { img: 'users', desc: 'People who know the subject do the reading. Software only helps them find things.' },
        { img: 'message', desc: 'Questions go to you in one list, with the page and line they belong to.' },
        { img: 'lock', desc: 'Manuscripts stay confidential; only those working on yours can open it.' },
        { img: 'globe', desc: 'Everything is made for the screen first: tagged, searchable and readable on a phone.' },
      ],
    },
  },
  steps: {
    heading: 'Four steps, whatever the project',
    list: [
      { title: 'Send', desc: 'Write to us with the file, or with the idea if there is no file yet.' },
      { title: 'Scope', desc: 'We answer with the tasks, the people, the fee and the dates, on one page.' },
      { title: 'Work', desc: 'Nothing begins until you agree. Then you see each stage as it is finished.' },
      { title: 'Publish', desc: 'The final version goes online with its identifiers, or back to you to submit.' },
    ],
  },
  listCard: {
    title: 'Three places to begin',
    desc: 'Most requests fall into one of these. If yours does not, describe it in your own words.',
    cards: [
      {
        img: 'pen',
        heading: 'You have a paper',
        desc: 'It is written, or nearly, and you want it judged fairly.',
        list: ['Editing and statistical checks', 'Review before submission', 'Help in choosing a journal'],
      },
      {
        img: 'book',
        heading: 'You have a book',
        desc: 'A monograph, a textbook or chapters by many hands.',
        list: ['Peer review of the proposal', 'Design and typesetting', 'Open access release'],
      },
      {
        img: 'presentation',
        heading: 'You have an event',
        desc: 'A meeting whose papers should outlast the week.',
        list: ['Call and submission handling', 'Review by subject', 'Published proceedings'],
      },
    ],
  },
  tiles: {
    heading: 'All services',
    desc: 'Open the one you need, or write to us.',
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
        desc: 'Open access titles with review, design and a launch plan.',
        link: '/services/book_and_textbook',
      },
      {
        img: 'calendar',
        title: 'Conference services',
        desc: 'Proceedings, programme and people for your meeting.',
        link: '/services/conference_services',
      },
      {
        img: 'layers',
        title: 'Journal services',
        desc: 'Pick your role on the home page and see what is on offer for it.',
        link: '/',
      },
      {
        img: 'search',
        title: 'Grant proposal review services',
        desc: 'A critical reading of aims, methods and budget before the call closes. To arrange one, write to us.',
        link: '/',
      },
      {
        img: 'graduation',
        title: 'University publishing',
        desc: 'Platforms, training and a research culture that outlives a project.',
        link: '/journals/university/platform-setup-config',
      },
    ],
  },
  checklist: {
    heading: 'What every publication includes',
    desc: 'When we publish the work, these come with it.',
    list: [
      {
        img: 'shield',
        para: '<strong>An integrity check.</strong> Text overlap, image reuse and reference errors are looked at before review begins.',
      },
      { img: 'file', para: '<strong>A decision in writing.</strong> You read the reasons, not just the outcome.' },
      {
        img: 'globe',
        para: '<strong>Lasting identifiers.</strong> Published work gets a DOI, and authors can add their ORCID iD.',
      },
      { img: 'clock', para: '<strong>Dates you can plan with.</strong> If one slips, we tell you before it passes.' },
    ],
  },
  reasons: [
    { heading: 'One conversation', desc: 'You do not explain your project again each time it moves to another desk.' },
    { heading: 'Fees before work', desc: 'The amount is on the page you agree to. Changes to it need your consent.' },
    {
      heading: 'Independent review',
      desc: 'Paying for a service never buys a decision. Referees do not know who paid.',
    },
    {
      heading: 'Two writing directions',
      desc: 'We are used to Arabic and English in one project, one book or one table.',
    },
  ],
  gradient: {
    heading: 'Not sure which service fits?',
    desc: 'Describe the project in three or four sentences. We reply with the service that fits, or say that you do not need one.',
  },
  faqs: [
    {
      question: 'Can I combine several services?',
      para: 'Yes. A common mix is an edit, a review before submission and a journal match. They go into one scope with one fee, and you can drop a part before it starts.',
    },
    {
      question: 'Do you guarantee that my work will be accepted?',
      para: 'No. Editors and referees decide on the merits of the work. Acceptance is never guaranteed, by us or by any other honest publisher.',
    },
    {
      question: 'Who owns the text?',
      para: 'You do. For open access titles the licence says how others may reuse the work; you choose it with us and keep the copyright.',
    },
    {
      question: 'What does a grant proposal review look at?',
      para: 'Whether the aims are clear, whether the method can reach them, whether the budget matches the work, and whether the text answers what the funder asked.',
    },
    {
      question: 'What do you mean by university publishing and research culture?',
      para: `University publishing is a platform, set up and hosted for the journals of a university under its own name. Research culture is the habits around it: in <a href="/journals/university/training-user-support">Training &amp; User support</a> editors, reviewers and students practise hard decisions before they meet a real one.`,
    },
    {
      question: 'In which languages can I write to you?',
      para: 'In Arabic or English. Manuscripts in other languages are welcome too; see author support for those we translate into English.',
    },
  ],
} as const satisfies ServiceContent;
