import type { ServiceContent } from '../ServiceContent.ts';

export const conferenceReasons = [
  { heading: 'One timetable', desc: 'Review and programme on one calendar.' },
  {
    heading: 'A page for every paper',
    desc: 'With the event and how to cite it.',
  },
  {
    heading: 'A series that continues',
    desc: 'Next year’s committee starts with templates and reviewers.',
  },
  {
    heading: 'A record of decisions',
    desc: 'Reports and replies are kept together in case someone asks.',
  },
] as const satisfies ServiceContent['reasons'];
