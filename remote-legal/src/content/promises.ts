import type { PromiseRegister } from '@mirqam/shared/contract/content/Content';

export const promises: PromiseRegister = {
  '/privacy-policy': {
    proposed: [
      'We do not use unpublished manuscripts to train artificial intelligence, and do not let suppliers do so.',
      'We do not sell personal information.',
      'Enquiries that do not lead to an agreement: 12 months after the last message.',
      'Files sent for editing, translation or review before submission: 12 months after delivery, or until you ask us to delete them.',
      'Manuscripts that were not accepted, with their reports: 3 years after the decision, in case it is questioned.',
      'Accounts and reviewer profiles: until you close them, or until they have been unused for 3 years.',
      'Diet, access and other needs of those who attend an event: until the event is over.',
      'Server logs: 90 days, or longer while we investigate an incident.',
      'At the end of a period we delete the files and shred any paper copies.',
      'Copies in backups are overwritten within 90 days.',
      'Until then they are restored only to test a backup or to recover lost data.',
      'Connections are encrypted, and stored files are protected against outside access.',
      'We give staff, editors and suppliers access only to what their role requires, and withdraw it when the role ends.',
      'All who handle manuscripts must keep them confidential.',
      'Our staff are trained in data protection.',
      'Suppliers that act for us sign a contract that requires the same level of protection.',
      'We make backups and test that they can be restored.',
      'Where the law requires it, we report a breach to the authority within 72 hours of learning of it.',
      'You will have an answer within 30 days, free of charge.',
      'If a change affects how we use information that you have already given us, we will write to you before it takes effect, provided that we have your address.',
    ],
    remarks: [
      'It deletes both when you close the tab.',
      'If you choose a light or dark display, your browser may remember that choice in its local storage until you delete it.',
    ],
  },
};
