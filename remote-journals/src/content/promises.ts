import type { PromiseRegister } from '@mirqam/shared/contract/content/PromiseRegister';

export const promises: PromiseRegister = {
  '/journals/author/find-a-journal': {
    specified: [
      'Reply within 24 hours',
      'We reply within 24 hours, and may have questions before we can name a delivery date.',
    ],
    proposed: [
      'We match your paper with five journals and rank them, with scope, fees, licence and indexing checked, and reasons for and against each one.',
      'Fees and rights, before you choose',
      'The report quotes the fee on the journal’s own site, says whether there is a waiver and explains how to apply for one.',
      'We leave out a journal if we cannot identify its editors, if it does not describe its peer review, if it hides its fees, or if it claims an index that does not list it.',
    ],
  },
  '/journals/author/enhance-my-paper': {
    proposed: ['Before an editor starts work, we confirm the work, the fee and the delivery date in writing.'],
  },
  '/journals/author/evaluate-my-paper': {
    proposed: ['We settle fee and delivery date with you before the reviewers start.'],
  },
  '/journals/author/check-integrity': {
    proposed: [
      'To start, send us a note with the word count and the name of the journal; we reply with a fee and the day of delivery.',
    ],
  },
  '/journals/author/submit-my-paper': {
    specified: [
      'If your paper is for proceedings that we publish and passes peer review, it is published within 30 working days of submission.',
    ],
    proposed: [
      'Before you pay a registration fee, we look for a named committee, a real venue and a past programme.',
      'All fees in one list',
      'Registration, page and open access fees, as the organiser states them.',
    ],
  },
  '/journals/author/attend-conference': {
    proposed: [
      'You receive a list of suitable meetings with dates, place, format, submission deadline, registration fee and the last programme.',
    ],
    remarks: ['A student, a member of a society and a presenting author may pay different fees by different dates.'],
  },
  '/journals/publisher/content-management': {
    proposed: ['The archive membership is in your name, and you pay its fee.'],
  },
  '/journals/publisher/journal-web-develop': {
    proposed: ['Fees, licences and review rules are where authors and DOAJ expect them.'],
    remarks: ['Authors look for the scope, the fees, the review times and the submit button.'],
  },
  '/journals/editor/journal-metrics-analytics': {
    specified: ['We reply within 24 hours.'],
  },
  '/journals/editor/conference-registration-logistics': {
    proposed: [
      'We start with a table: who may come, what each group pays, what the fee includes and by when a place can be cancelled.',
      'What the fee covers',
      'Organisers and delegates can see what the fee pays for, and what comes from other sources.',
    ],
  },
  '/journals/university/journal-hosting': {
    proposed: [
      'We compare the journal with the criteria of DOAJ and list what is missing: a statement on peer review, a page on fees, the affiliations of the board.',
    ],
    remarks: ['The model works where neither authors nor readers pay a fee.'],
  },
  '/journals/university/editing-proofreading': {
    proposed: ['The editor reads a sample first and tells you how much work is needed, the fee and the date.'],
  },
  '/journals/university/professional-translation': {
    proposed: ['You confirm the fee and the delivery date before the work starts.'],
  },
};
