import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';

export const themeRoutes = [
  {
    pattern: '/accelerating_action',
    page: 'AcceleratingActionPage',
    paths: [
      {
        path: '/accelerating_action',
        title: 'Accelerating action',
        description:
          'How a digital-first publisher shortens the wait between a finding and the people who need it, without leaving out a step of the review.',
        schema: { type: 'WebPage' },
        image: {
          file: 'art/og/accelerating-action.png',
          alt: `${site.name}: Accelerating action, with nested 12-pointed stars on an ochre ground`,
        },
        trail: [],
      },
    ],
  },
  {
    pattern: '/responsible_publishing',
    page: 'ResponsiblePublishingPage',
    paths: [
      {
        path: '/responsible_publishing',
        title: 'Responsible publishing',
        description:
          'What a publisher owes authors, reviewers and readers: integrity checks before review, named duties, open corrections and plain fees.',
        schema: { type: 'WebPage' },
        image: {
          file: 'art/og/responsible-publishing.png',
          alt: `${site.name}: Responsible publishing, with nested 8-pointed stars on a teal ground`,
        },
        trail: [],
      },
    ],
  },
  {
    pattern: '/open_lap',
    page: 'OpenLabPage',
    paths: [
      {
        path: '/open_lap',
        title: 'The Open lab',
        description:
          'Open access as daily practice: shared data and methods, licences that say what readers may do, and papers that other groups can repeat.',
        schema: { type: 'WebPage' },
        image: {
          file: 'art/og/open-lab.png',
          alt: `${site.name}: The Open lab, with nested 16-pointed stars on a lapis ground`,
        },
        trail: [],
      },
    ],
  },
  {
    pattern: '/are_you_in',
    page: 'AreYouInPage',
    paths: [
      {
        path: '/are_you_in',
        title: 'Are you in?',
        description: `An invitation to review, edit, organise or teach with ${site.name}: what each role asks of your week, what you get back and how to start.`,
        schema: { type: 'WebPage' },
        image: {
          file: 'art/og/are-you-in.png',
          alt: `${site.name}: Are you in? With nested 10-pointed stars on a garnet ground`,
        },
        trail: [],
      },
    ],
  },
  {
    pattern: '/sustainable_knowledge',
    page: 'SustainableKnowledgePage',
    paths: [
      {
        path: '/sustainable_knowledge',
        title: 'Sustainable knowledge',
        description:
          'How scholarship stays readable for decades: archived copies, lasting identifiers, open formats and journals that can pay their way.',
        schema: { type: 'WebPage' },
        image: {
          file: 'art/og/sustainable-knowledge.png',
          alt: `${site.name}: Sustainable knowledge, with nested 6-pointed stars on an olive ground`,
        },
        trail: [],
      },
    ],
  },
  {
    pattern: '/EdTech_innovations',
    page: 'AiInnovationsPage',
    paths: [
      {
        path: '/EdTech_innovations',
        title: 'AI innovations',
        description:
          'Where software helps in academic publishing and where a person decides: screening, language, reviewer search and how authors declare AI use.',
        schema: { type: 'WebPage' },
        image: {
          file: 'art/og/ai-innovations.png',
          alt: `${site.name}: AI innovations, with nested 12-pointed stars on a violet ground`,
        },
        trail: [],
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
