import type { PromiseRegister } from '@mirqam/shared/contract/content/Content';

export const promises: PromiseRegister = {
  '/journals/author/find-a-journal': {
    specified: ['Reply within 24 hours'],
    proposed: [
      'We match your paper with five journals and rank them, with scope, fees, licence and indexing checked, and reasons for and against each one.',
      'Fees and rights, before you choose',
      'The report quotes the fee from the journal’s own site and explains how to apply for a waiver.',
      'A journal is left out when its editors cannot be identified, when it does not describe its peer review, when it hides its fees, or when it claims an index that does not list it.',
    ],
  },
  '/journals/author/evaluate-my-paper': {
    proposed: [
      'Reviewers agree to confidentiality before they see the title, and are asked to delete the files at the end.',
      'We follow your list and keep it confidential.',
    ],
  },
  '/journals/author/submit-my-paper': {
    specified: [
      'If your paper is for proceedings that we publish and passes peer review, it is published within 30 working days of submission.',
    ],
    proposed: [
      'Before you pay a registration fee, we look for a named committee, a real venue and a past programme.',
      'All fees in one list',
      'Registration and page fees, as the organiser states them.',
    ],
  },
  '/journals/author/attend-conference': {
    proposed: [
      'A shortlist with dates, fees and deadlines',
      'You receive dates, place, format, deadline, registration fee and the last programme of each meeting.',
      'You pay organisers, hotels and airlines directly.',
    ],
  },
  '/journals/publisher/content-management': {
    proposed: ['The archive membership is in your name, and you pay its fee.'],
  },
  '/journals/publisher/maintance-security': {
    proposed: [
      'Planned updates and tested backups.',
      'Updates and backups on a schedule that you can see.',
      'A schedule, a log and tested backups',
      'Maintenance and security for journal websites: planned updates, tested backups, reviews of user accounts and an incident plan agreed in advance.',
      'Connections are encrypted with current versions of TLS.',
      'Unpublished manuscripts are kept apart from the public site.',
      'Backups are encrypted and stored away from the live server.',
      'Logs are kept long enough to investigate an incident, then deleted.',
    ],
    remarks: ['Backups that have been tried'],
  },
  '/journals/publisher/journal-web-develop': {
    proposed: ['Fees and licences are where authors and DOAJ expect them.'],
    remarks: ['Authors look for the fees and the submit button.'],
  },
  '/journals/editor/journal-metrics-analytics': {
    specified: ['We reply within 24 hours.'],
  },
  '/journals/editor/conference-registration-logistics': {
    proposed: [
      'Card payments go through the provider of your institution, and we do not see card numbers.',
      'Dietary and access needs are passed to the caterer and the venue, and deleted afterwards.',
      'You sign the contracts and set the fees',
    ],
  },
  '/journals/university/journal-hosting': {
    proposed: ['We keep the service available, back it up, and help editors to publish an issue.'],
    remarks: ['The model works where neither authors nor readers pay a fee.'],
  },
  '/journals/university/content-management': {
    proposed: [
      'Master files are stored in at least two places under separate administration; one can be a network such as LOCKSS.',
      'File formats are reviewed every year for signs of obsolescence.',
      'Two people must approve the removal of a file, and the reason is recorded.',
      'From time to time we restore a sample of items and open them to check.',
    ],
  },
  '/journals/university/training-user-support': {
    remarks: ['Reviewers: assessing methods, writing a useful report, confidentiality, AI tools and their limits.'],
  },
  '/journals/university/professional-translation': {
    proposed: ['Unpublished research goes only to those who work on it.'],
  },
};
