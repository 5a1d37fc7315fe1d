import type { JournalContent, JournalEntry } from '../JournalContent.ts';

export const entry = {
  audience: 'editor',
  slug: 'conference-registration-logistics',
  label: 'Conference registration & Logistics',
  desc: 'Forms, badges, letters and timetables kept on one list.',
  icon: 'calendar',
  description:
    'Registration, delegate mail, invitation letters, rooms, badges and certificates for conferences run by journal editors and societies.',
  drawings: ['drawers', 'month-grid', 'stage-plan'],
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'Your journal or society holds a meeting. We set up registration, answer the delegates and look after rooms, badges and travel papers, while you look after the programme.',
  },
  section1: {
    img: 'editor/ConferenceRegister-1',
    alt: '',
    title: 'Registration that asks for little',
    heading1: 'Categories and conditions',
    para1:
      'We start with a table: who may come, what each group pays, what the fee includes, by when a place can be returned. You approve it before a form is built. Terms that everybody understands prevent most of the letters that otherwise arrive in the last week.',
    heading2: 'Form and confirmation',
    para2:
      'The form asks only for what the event needs, and says why. Delegates receive a confirmation, a receipt in the name of the body that pays, and a link for changes. Card payments run through the provider that your institution approves; we do not see card numbers.',
    list: [
      { icon: 'users', para: 'Presenting authors are matched with accepted papers, so that no talk lacks a speaker.' },
      {
        icon: 'lock',
        para: 'Dietary and access details go to the caterer and the venue only, and are deleted afterwards.',
      },
      { icon: 'calendar', para: 'Waiting lists move up by date, by a rule that is published.' },
    ],
  },
  section2: {
    img: 'editor/ConferenceRegister-2',
    alt: '',
    title: 'Letters, rooms and travel',
    para1:
      'A coordinator issues invitation letters from your template after checking the name against the registration. Hotels near the venue are asked for room blocks with a release date, so that the committee does not pay for empty beds. Speakers whose costs you cover get one contact and one form for claims.',
    para2:
      'For the venue we prepare a plan with seats, screens, sockets, step-free routes, a quiet room and a prayer room where they are available. Suppliers are compared like for like, and you sign the contracts.',
    list: [
      { icon: 'compass', para: 'A page for delegates: arrival, local transport, emergency numbers, opening hours.' },
      { icon: 'settings', para: 'Sound, network and streaming are tested on site before the first session.' },
      { icon: 'shield', para: 'A code of conduct is part of registration, with a named person to turn to.' },
    ],
  },
  section3: {
    img: 'editor/ConferenceRegister-3',
    alt: '',
    title: 'The days of the meeting, and the week after',
    para1:
      'The desk opens before the delegates come. Badges are sorted, changes can be printed, and one telephone number reaches the coordinator. Chairs hear of late speakers at once. Afterwards you receive attendance by session, the accounts item by item, and the answers to the questionnaire.',
    para2: `Peer review of contributions and publication of the volume are separate tasks, handled by other people. For help with talks and chairing see <a href="/journals/editor/conference-presentation-support">Conference presentation support</a>, or <a href="/contact">contact us for a plan</a> of the entire event.`,
    list: [
      { icon: 'file', para: 'Certificates of attendance and of presentation are sent as signed PDF files.' },
      { icon: 'mail', para: 'Delegates are written to about the proceedings only if they have agreed to it.' },
    ],
  },
  services: [
    {
      heading: 'One coordinator',
      para: 'The same person knows the budget, the venue and the list, from the first call to the final account.',
    },
    {
      heading: 'Weekly numbers',
      para: 'Registrations, payments and open questions reach the committee on a fixed day.',
    },
    {
      heading: 'Onsite, online, mixed',
      para: 'A remote delegate registers in the same form and gets links that work in the right time zone.',
    },
    {
      heading: 'A plan for the bad day',
      para: 'Illness, strikes, a closed airport: who decides, by when, and what delegates get back is written down.',
    },
    {
      heading: 'Fees in the open',
      para: 'Organisers and delegates can see what the fee covers, and what is paid from other sources.',
    },
    {
      heading: 'Science left to you',
      para: 'Selection of papers, speakers and prizes stays with the committee. We carry out what it decides.',
    },
  ],
} as const satisfies JournalContent;
