import type { PromiseRegister } from '@mirqam/shared/contract/content/PromiseRegister';

export const promises: PromiseRegister = {
  '/privacy-policy': {
    proposed: [
      'Enquiries that do not lead to an agreement: 12 months after the last message.',
      'Manuscripts that were not accepted, with their reports: 3 years after the decision, in case it is questioned.',
      'Accounts and reviewer profiles: until you close them, or after 3 years without use.',
      'Server logs: 90 days, or longer while we investigate an incident.',
      'At the end of a period we delete the files and shred any paper copies.',
      'Copies in backups are overwritten within 90 days and are not restored for any other purpose.',
      'We make backups and test that they can be restored.',
      'Where the law requires it, we report a breach to the authority within 72 hours of learning of it.',
      'You will have an answer within 30 days, free of charge.',
    ],
  },
};
