import type { ContactContent } from './ContactContent.ts';

export const contact = {
  banner: {
    maintitle: 'Contact us',
    desc: 'Ask about a service, a manuscript you have sent us or a project you are still planning.',
  },
  form: {
    heading: 'Write a message',
    desc: 'This form prepares an e-mail for you to send from your own e-mail program. Nothing is sent from this page. Please fill in all three fields.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    submit: 'Send message',
    submitHint: 'Prepares your e-mail; you send it yourself.',
    unsent: 'Your e-mail is ready, but it has not been sent yet. To send it, open it in your e-mail program.',
    long: 'Your e-mail is ready, but it is too long to open from here, and it has not been sent yet. Copy it, and send it to',
    written: 'Your message',
    subject: 'Enquiry from',
    open: 'Open the e-mail to',
    copy: 'Copy the message',
    copied: 'The message has been copied.',
    unscripted: 'This form needs JavaScript, which does not run in your browser. Please write to',
  },
  promise: {
    heading: 'Within 24 hours',
    desc: 'The team gets back to you within 24 hours. The first reply comes from a person and says who is dealing with your message and what happens next. If your question needs some research, the full answer follows later.',
  },
  include: {
    heading: 'What to include',
    desc: 'With these four details our first reply can be more precise.',
    list: [
      { img: 'file', title: 'Title', desc: 'A working title is enough.' },
      { img: 'microscope', title: 'Field', desc: 'Your discipline and your specialism within it.' },
      { img: 'pen', title: 'Word count', desc: 'Including references, but not appendices.' },
      { img: 'calendar', title: 'Deadline', desc: 'The date, and who set it.' },
    ],
  },
} as const satisfies ContactContent;
