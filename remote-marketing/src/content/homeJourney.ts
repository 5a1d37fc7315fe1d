import type { JourneyContent } from './HomeContent.ts';

export const homeJourney: JourneyContent = {
  heading: 'A paper’s journey',
  desc: 'From the day you send it to the day others find it.',
  stations: [
    {
      drawing: 'desk',
      title: 'Editor’s desk',
      desc: 'An editor reads it: does it suit the journal or the conference?',
    },
    {
      drawing: 'checks',
      title: 'Checks',
      desc: 'We look for missing approvals and copied text.',
    },
    {
      drawing: 'reviewers',
      title: 'Peer review',
      desc: 'Two reviewers read it independently; each writes a report.',
    },
    {
      drawing: 'decision',
      title: 'Decision',
      desc: 'The editor or the programme committee weighs both reports: accept, revise or reject.',
    },
    {
      drawing: 'doi',
      title: 'DOI',
      desc: 'Once accepted, it is typeset, published online and given a DOI.',
    },
    {
      drawing: 'indexes',
      title: 'Indexes',
      desc: 'Its title, abstract and references go to the indexes that researchers search.',
    },
  ],
};
