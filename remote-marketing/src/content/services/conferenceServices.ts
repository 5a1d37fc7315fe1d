import type { Service, ServiceContent } from '../ServiceContent.ts';

export const service = {
  path: '/services/conference_services',
  page: 'ConferenceServicesPage',
  title: 'Conference services',
  description:
    'Conference proceedings, with papers out within 30 working days of submission if they pass peer review, and help from the call to the archive.',
  serviceType: 'Conference proceedings publishing',
  audience: 'Conference organisers and universities',
  tone: 'garnet',
  drawing: 'stage-plan',
  card: {
    id: 4,
    img: 'services/conferences',
    mbimg: 'services/conferences-narrow',
    para: 'Calls, reviews and proceedings for meetings in a hall, on a screen or both.',
  },
} as const satisfies Service;

export const content = {
  tone: service.tone,
  img: service.card.img,
  banner: {
    maintitle: service.title,
    desc: 'For the chair who has a date, a venue and a committee: we take on submissions, refereeing and proceedings, and as much of the rest as you wish.',
  },
  claims: [
    {
      figure: '30 working days',
      label: 'for a conference paper, counted from its submission',
      qualifier: 'For work that passes peer review.',
    },
    {
      figure: '15+ indexes',
      label: 'in which papers are indexed',
      qualifier: 'Each index decides what it includes.',
    },
    {
      figure: 'Web of Science',
      label: 'papers are sent for consideration',
      qualifier: 'Consideration is not inclusion; the decision can take many months.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'What you get',
      para: 'Proceedings in which each paper can be found and cited by itself. Conference papers are published <strong>within 30 working days of submission</strong>, for work that passes peer review, and are indexed in over 15 indexes.',
      list: [
        'A call for papers and an author template',
        'A submission desk that answers authors for you',
        'Referees found, briefed and reminded',
        'A volume with editors, ISBN and DOIs',
      ],
    },
    rightside: {
      heading: 'How it works',
      list: [
        { img: 'calendar', desc: 'We plan backwards from the opening day and mark the dates that cannot move.' },
        { img: 'shield', desc: 'Papers are screened for overlap and missing approvals as they arrive.' },
        { img: 'microscope', desc: 'Your programme committee decides; we prepare what it decides on.' },
        { img: 'globe', desc: 'Remote speakers and listeners are part of the plan from the start.' },
      ],
    },
  },
  steps: {
    heading: 'From the call to the archive',
    list: [
      { title: 'Send', desc: 'The topic, the dates, how many papers you expect and who sits on the committee.' },
      { title: 'Scope', desc: 'A timetable and a list of tasks: yours, ours and those to be shared.' },
      { title: 'Work', desc: 'Submissions come in, reports go out, the programme takes shape.' },
      { title: 'Publish', desc: 'Accepted papers are produced, registered and passed on to indexes.' },
    ],
  },
  listCard: {
    title: 'Before, during, after',
    desc: 'Hand over one phase or all of them. Committees often keep the programme and give us the rest.',
    cards: [
      {
        img: 'megaphone',
        heading: 'Before',
        desc: 'Getting the right papers, in time and in order.',
        list: ['Call, website and templates', 'Submission and screening', 'Reviewer assignment'],
      },
      {
        img: 'presentation',
        heading: 'During',
        desc: 'So that the chair can listen to the talks.',
        list: ['Registration desk and badges', 'Slides, posters and rooms', 'Streaming and recordings'],
      },
      {
        img: 'layers',
        heading: 'After',
        desc: 'What remains when the hall is empty.',
        list: ['Proceedings with editors named', 'Indexing files sent', 'Slides linked to papers'],
      },
    ],
  },
  tiles: {
    heading: 'For those who take part',
    desc: 'Speakers and guests have needs of their own.',
    list: [
      {
        img: 'file',
        title: 'Submit my paper in a conference',
        desc: 'Fitting your paper to the call, and replying to its reviewers.',
        link: '/journals/author/submit-my-paper',
      },
      {
        img: 'users',
        title: 'Physical conference',
        desc: 'A rehearsed talk, a poster and a list of visa papers.',
        link: '/journals/author/physical-conference',
      },
      {
        img: 'globe',
        title: 'Virtual conference',
        desc: 'Speaking, asking and meeting people from your own desk.',
        link: '/journals/author/virtual-conference',
      },
      {
        img: 'presentation',
        title: 'Conference presentation support',
        desc: 'Slides and rehearsal for editors who speak for a journal.',
        link: '/journals/editor/conference-presentation-support',
      },
    ],
  },
  checklist: {
    heading: 'What a proceedings volume needs',
    desc: 'Indexes look at how a meeting was run as well as at what was said there. These are the things they ask for.',
    list: [
      { img: 'users', para: '<strong>A committee with names.</strong> Affiliations included, and roles described.' },
      {
        img: 'search',
        para: '<strong>A review policy.</strong> How many reports, who knew which names, and who had the last word.',
      },
      {
        img: 'file',
        para: '<strong>Complete records.</strong> Abstract, references, funding and ORCID iDs for each paper.',
      },
      {
        img: 'shield',
        para: '<strong>A rule for corrections.</strong> Where errors are reported and how they are shown.',
      },
    ],
  },
  reasons: [
    {
      heading: 'One timetable',
      desc: 'Review, production and programme share a calendar, so that none waits unseen for another.',
    },
    {
      heading: 'Papers stand alone',
      desc: 'A reader who arrives from a search sees the event, the session and how to cite.',
    },
    { heading: 'A desk for authors', desc: 'Questions about formats and deadlines do not land in the chair’s inbox.' },
    {
      heading: 'Series that continue',
      desc: 'Next year’s committee inherits the templates, the reviewers and the lessons.',
    },
  ],
  gradient: {
    heading: 'Have you set a date?',
    desc: 'Tell us when you meet and how many papers you hope for. You get a draft timetable to take to your committee.',
  },
  faqs: [
    {
      question: 'From which day do the 30 working days count?',
      para: 'From the submission of the paper. The promise holds for work that passes peer review.',
    },
    {
      question: 'Will our papers be in Web of Science?',
      para: 'They are sent for consideration. Web of Science makes its own choice, in its own time, and so does every other index.',
    },
    {
      question: 'Can our university be the publisher of record?',
      para: 'Yes. The volume can carry your imprint while we do the production, or ours with your series title.',
    },
    {
      question: 'We already have referees. Do you replace them?',
      para: 'No. We invite them on your behalf, keep track of reports and suggest others only where a subject is not covered.',
    },
    {
      question: 'Do you handle meetings that are partly online?',
      para: 'Yes. Time zones, recordings and questions from remote guests are settled with the programme, before the rooms are booked.',
    },
  ],
} as const satisfies ServiceContent;
