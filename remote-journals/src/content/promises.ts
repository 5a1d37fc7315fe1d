import type { PromiseRegister } from '@mirqam/shared/contract/content/PromiseRegister';

export const promises: PromiseRegister = {
  '/journals/author/find-a-journal': {
    specified: ['Reply within 24 hours', 'We reply within 24 hours.'],
    proposed: [
      'We match your paper with five journals and rank them, with scope, fees, licence and indexing checked, and reasons for and against each one.',
      'Fees and rights, before you choose',
      'The report quotes the fee on the journal’s own site, says whether there is a waiver and explains how to apply for one.',
      'We leave out a journal if we cannot identify its editors, if it does not describe its peer review, if it hides its fees, or if it claims an index that does not list it.',
    ],
  },
  '/journals/author/enhance-my-paper': {
    proposed: ['Before an editor begins, we confirm the task, the fee and the delivery date in writing.'],
  },
  '/journals/author/evaluate-my-paper': {
    proposed: [
      'We agree the fee and the delivery date with you before the reviewers start.',
      'Reviewers agree to confidentiality before they see the title, and are asked to delete the files at the end.',
      'We follow your list and keep it confidential.',
    ],
    remarks: ['Confidential'],
  },
  '/journals/author/check-integrity': {
    proposed: [
      'To start, send us a note with the word count and the name of the journal; we reply with a fee and a delivery date.',
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
      'You pay organisers, hotels and airlines directly, and they pay us no commission.',
    ],
    remarks: ['Detail of the example: Fee'],
  },
  '/journals/publisher/content-management': {
    proposed: ['The archive membership is in your name, and you pay its fee.'],
  },
  '/journals/publisher/maintance-security': {
    proposed: [
      'Updates, monitoring and tested backups.',
      'Maintenance and security for journal websites: planned updates, tested backups, reviews of user accounts and an incident plan agreed in advance.',
      'Connections are encrypted with current versions of TLS.',
      'Unpublished manuscripts are kept apart from the public site.',
      'Backups are encrypted and stored away from the live server.',
      'Logs are kept long enough to investigate an incident, then deleted.',
    ],
    remarks: ['Backups and logs'],
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
      'Card payments go through the provider that your institution approves; we do not see card numbers.',
      'Dietary and access needs are passed to the caterer and the venue, and deleted afterwards.',
      'We start with a table: who may come, what each group pays, what the fee includes and by when a place can be cancelled.',
    ],
  },
  '/journals/university/journal-hosting': {
    proposed: [
      'We compare the journal with the criteria of DOAJ and list what is missing: a statement on peer review, a page on fees, the affiliations of the board.',
    ],
    remarks: ['The model works where neither authors nor readers pay a fee.'],
  },
  '/journals/university/content-management': {
    proposed: [
      'Master files are stored in at least two places under separate administration; one can be a network such as LOCKSS.',
      'We review file formats every year for signs of obsolescence.',
      'Two people must approve the removal of a file, and the reason is recorded.',
      'From time to time we restore a sample of items and open them to check.',
    ],
  },
  '/journals/university/training-user-support': {
    remarks: ['Reviewers: assessing methods, writing a useful report, confidentiality, AI tools and their limits.'],
  },
  '/journals/university/editing-proofreading': {
    proposed: ['The editor reads a sample first and tells you how much work is needed, the fee and the date.'],
  },
  '/journals/university/professional-translation': {
    proposed: [
      'You confirm the fee and the delivery date before the work starts.',
      'Unpublished research goes only to the people who work on it, under a confidentiality agreement.',
    ],
  },
};
