import type { ServiceContent } from '../ServiceContent.ts';

export const conferenceReasons = [
  { heading: 'One timetable', desc: 'Review, production and programme are planned together, on one calendar.' },
  {
    heading: 'A page for every paper',
    desc: 'It shows the event, the session and how to cite it.',
  },
  {
    heading: 'A series that continues',
    desc: 'Next year’s committee starts with the templates and the list of reviewers.',
  },
  {
    heading: 'On site, online or hybrid',
    desc: 'Whichever you choose, there is one submission form, one review process and one volume.',
  },
  {
    heading: 'A record of the decisions',
    desc: 'Reports, replies and decisions are kept together in case an author or an index asks for them.',
  },
] as const satisfies ServiceContent['reasons'];
