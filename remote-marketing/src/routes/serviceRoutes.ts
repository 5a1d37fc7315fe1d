import type { MenuPlace } from '@mirqam/shared/contract/MenuPlace';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';

export const serviceRoutes = [
  {
    pattern: '/services/publishing-services',
    page: 'PublishingServicesPage',
    paths: [
      {
        path: '/services/publishing-services',
        title: 'Publishing services',
        description: `An overview of what ${site.name} does for a manuscript, from editing and peer review to books, proceedings, journals and grant proposal review.`,
        schema: {
          type: 'Service',
          serviceType: 'Academic publishing',
          audience: 'Researchers, editors, publishers and universities',
        },
        trail: [{ name: 'Services' }],
        menus: serviceMenus('Publishing services'),
      },
    ],
  },
  {
    pattern: '/services/author_support',
    page: 'AuthorSupportPage',
    paths: [
      {
        path: '/services/author_support',
        title: 'Author support',
        description:
          'Editing, review by two subject experts, statistical checks, a match with five journals and translation into English from six languages.',
        schema: { type: 'Service', serviceType: 'Author support', audience: 'Researchers and authors' },
        trail: [{ name: 'Services' }],
        menus: serviceMenus('Author support'),
      },
    ],
  },
  {
    pattern: '/services/book_and_textbook',
    page: 'BookAndTextbookPage',
    paths: [
      {
        path: '/services/book_and_textbook',
        title: 'Books and textbooks',
        description:
          'Open access books and textbooks published within two months for work that passes peer review, with a one-month social media plan at launch.',
        schema: {
          type: 'Service',
          serviceType: 'Open access book publishing',
          audience: 'Authors and editors of academic books',
        },
        trail: [{ name: 'Services' }],
        menus: serviceMenus('Books and textbooks'),
      },
    ],
  },
  {
    pattern: '/services/conference_services',
    page: 'ConferenceServicesPage',
    paths: [
      {
        path: '/services/conference_services',
        title: 'Conference services',
        description:
          'Conference proceedings, with papers out within 30 working days of submission if they pass peer review, and help from the call to the archive.',
        schema: {
          type: 'Service',
          serviceType: 'Conference proceedings publishing',
          audience: 'Conference organisers and universities',
        },
        trail: [{ name: 'Services' }],
        menus: serviceMenus('Conference services'),
      },
    ],
  },
] as const satisfies readonly SiteRoute[];

function serviceMenus(label: string): readonly MenuPlace[] {
  return [
    { menu: 'header', group: 'Services', label, order: 30 },
    { menu: 'footer', group: 'Services', label, order: 10 },
  ];
}
