import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';

export const routes = [
  {
    pattern: '/template',
    page: 'TemplatePage',
    paths: [
      {
        path: '/template',
        title: 'Template',
        description:
          'Template: say in one sentence of 120 to 155 characters what readers find on this page, why, and for whom it has been written.',
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
