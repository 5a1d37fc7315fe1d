import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'conference-registration-logistics',
  label: 'Conference registration & Logistics',
  desc: 'Registration and rooms, while you plan the programme.',
  icon: 'calendar',
  description:
    'Registration, delegates’ questions, invitation letters, rooms, badges and certificates for conferences run by journal editors and societies.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'For a meeting of your journal or society. We look after the delegates, you after the programme.',
  },
  facts: {
    send: 'Your dates, venue and categories of delegates',
    receive: 'A form, letters, badges and accounts',
    decides: 'You sign the contracts and set the fees',
  },
  section1: {
    img: 'editor/ConferenceRegister-1',
    rows: [0],
    title: 'A short registration form',
    heading1: 'Categories and conditions',
    para1:
      'Delegates first see a table: who may come, what each group pays, what that includes and by when a place can be cancelled.',
    heading2: 'What delegates fill in and receive',
    para2:
      'The form asks only for what the event needs, and says why. Delegates receive a receipt and a link for changes. Card payments go through the provider of your institution, and we do not see card numbers.',
    list: [
      {
        icon: 'lock',
        para: 'Dietary and access needs are passed to the caterer and the venue, and deleted afterwards.',
      },
      {
        icon: 'calendar',
        para: 'Free places go to the waiting list, first come, first served.',
      },
    ],
  },
  section2: {
    img: 'editor/ConferenceRegister-2',
    rows: [1],
    title: 'Letters, rooms and travel',
    para1:
      'Invitation letters follow your template, once the name matches the registration. Nearby hotels are asked to hold rooms until a set date.',
    para2: 'The plan of the venue shows sockets and step-free routes.',
    list: [],
  },
  section3: {
    img: 'editor/ConferenceRegister-3',
    rows: [2],
    title: 'During the meeting, and afterwards',
    para1:
      'Chairs hear at once of a speaker who is late. Afterwards you receive attendance by session and itemised accounts.',
    para2:
      'For talks and chairing, see <a href="/journals/editor/conference-presentation-support">Conference presentation support</a>. For the whole event, see <a href="/services/conference_services">conference services</a>.',
    list: [],
  },
  specimen: {
    kind: 'message',
    caption: 'A delegate’s question, and the reply',
    messages: [
      {
        from: 'Delegate',
        to: 'Conference office',
        subject: 'Invitation letter',
        paras: [
          'My passport shows two family names, and the form had room for one. Can the letter show both? My visa appointment is on Thursday.',
        ],
      },
      {
        from: 'Conference office',
        to: 'Delegate',
        paras: [
          'Yes. We attach a letter with both names as they appear in your passport, the dates of the meeting and the title of your talk.',
          'Your badge and certificate will show the same name.',
        ],
      },
    ],
  },
  services: [
    {
      heading: 'Figures for the committee',
      para: 'Registrations and payments, on the days that you choose.',
    },
    {
      heading: 'Delegates who take part online',
      para: 'They register on the same form, and see session times in their own time zone.',
    },
    {
      heading: 'If plans have to change',
      para: 'The agreement says who decides, by when, and what delegates get back.',
    },
  ],
} as const satisfies JournalContent;
