import type { ContactContent } from './ContactContent.ts';

export const contact = {
  banner: {
    maintitle: 'Contact us',
    desc: 'Ask about a service, a manuscript you have with us or an idea that is not on paper yet. A person reads what you write.',
  },
  form: {
    heading: 'Write a message',
    desc: 'All three fields are required.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    submit: 'Send message',
    unsent: 'Your message was not sent: this form does not send messages yet. Please write to',
    unscripted: 'Without scripts this form does nothing. Please write to',
  },
  promise: {
    heading: 'Within 24 hours',
    desc: 'That is how soon the team gets back to you with a first answer; what takes research follows later.',
  },
  include: {
    heading: 'What to include',
    desc: 'Four details spare us both a round of questions.',
    list: [
      { img: 'file', title: 'Title', desc: 'A working title will do.' },
      { img: 'microscope', title: 'Field', desc: 'The discipline, and the speciality within it.' },
      { img: 'pen', title: 'Word count', desc: 'With references, without the appendices.' },
      { img: 'calendar', title: 'Deadline', desc: 'The date, and who set it.' },
    ],
  },
} as const satisfies ContactContent;
