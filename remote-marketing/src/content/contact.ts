import type { ContactContent } from './ContactContent.ts';

export const contact = {
  banner: {
    maintitle: 'Contact us',
    desc: 'About a service, a manuscript you sent us or a project you plan.',
  },
  form: {
    heading: 'Write a message',
    desc: 'This form prepares an email for you to send from your own email program; attach your file there. Nothing is sent from this page. All three fields are required.',
    name: 'Name',
    email: 'Email',
    message: 'Message',
    messageHint: 'Four details help us give you a useful first reply: title, field, word count and deadline.',
    required: 'This field is required',
    invalidEmail: 'Invalid email address',
    submit: 'Send message',
    submitHint: 'Prepares your email; you send it yourself.',
    unsent: 'Your email is ready, but it has not been sent yet. To send it, open it in your email program.',
    long: 'Your email is ready, but it is too long to open from here, and it has not been sent yet. Copy it, and send it to',
    written: 'Your message',
    about: 'About “{service}”',
    subject: 'Enquiry from',
    open: 'Open the email to',
    copy: 'Copy the message',
    copied: 'The message has been copied.',
    unscripted: 'This form needs JavaScript, which does not run in your browser. Please write to',
  },
  promise: {
    heading: 'Within 24 hours',
    desc: 'The team gets back to you within 24 hours. A person replies; a full answer may follow later.',
    para: 'Your file goes to the people who work on your request. We keep it for 12 months after the work or the last message, or until you ask us to delete it. For work submitted for publication, see our <a href="/privacy-policy">privacy policy</a>.',
  },
} as const satisfies ContactContent;
