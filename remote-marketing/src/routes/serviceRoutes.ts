import { paths } from '@mirqam/shared/contract/paths';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';

export const serviceRoutes = [
  {
    pattern: paths.publishingServices.pattern,
    page: 'PublishingServicesPage',
    paths: [
      {
        path: paths.publishingServices.href(),
        title: 'Publishing services',
        description: `An overview of what ${site.name} does for a manuscript, from editing and peer review to books, proceedings, journals and grant proposal review.`,
        schema: {
          type: 'Service',
          serviceType: 'Academic publishing',
          audience: 'Researchers, editors, publishers and universities',
        },
        trail: [{ name: 'Services' }],
      },
    ],
  },
  {
    pattern: paths.authorSupport.pattern,
    page: 'AuthorSupportPage',
    paths: [
      {
        path: paths.authorSupport.href(),
        title: 'Author support',
        description:
          'Editing, review by two subject experts, statistical checks, a match with five journals and translation into English from six languages.',
        schema: { type: 'Service', serviceType: 'Author support', audience: 'Researchers and authors' },
        trail: [{ name: 'Services' }],
      },
    ],
  },
  {
    pattern: paths.bookAndTextbook.pattern,
    page: 'BookAndTextbookPage',
    paths: [
      {
        path: paths.bookAndTextbook.href(),
        title: 'Books and textbooks',
        description:
          'Open access books and textbooks published within two months for work that passes peer review, with a one-month social media plan at launch.',
        schema: {
          type: 'Service',
          serviceType: 'Open access book publishing',
          audience: 'Authors and editors of academic books',
        },
        trail: [{ name: 'Services' }],
      },
    ],
  },
  {
    pattern: paths.conferenceServices.pattern,
    page: 'ConferenceServicesPage',
    paths: [
      {
        path: paths.conferenceServices.href(),
        title: 'Conference services',
        description:
          'Conference proceedings, with papers out within 30 working days of submission if they pass peer review, and help from the call to the archive.',
        schema: {
          type: 'Service',
          serviceType: 'Conference proceedings publishing',
          audience: 'Conference organisers and universities',
        },
        trail: [{ name: 'Services' }],
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
