import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { site } from '@mirqam/shared/contract/site';
import { arabicRoutes } from './routes/arabicRoutes.ts';

export const routes = [
  {
    pattern: '/privacy-policy',
    page: 'PrivacyPolicyPage',
    paths: [
      {
        path: '/privacy-policy',
        title: 'Privacy Policy: your information, your rights',
        trail: [{ name: 'Privacy Policy', path: '/privacy-policy' }],
        description:
          'What we collect from authors, reviewers, editors and visitors, why we use it, who sees it, how long we keep it and how to ask for a copy.',
        dateModified: '2025-08-18',
        schema: { type: 'WebPage' },
        menus: [{ menu: 'footer', group: site.name, label: 'Privacy Policy', order: 40 }],
      },
    ],
  },
  {
    pattern: '/terms-conditions',
    page: 'TermsConditionsPage',
    paths: [
      {
        path: '/terms-conditions',
        title: 'Terms & Conditions: for now, our privacy policy',
        trail: [{ name: 'Terms & Conditions', path: '/terms-conditions' }],
        description:
          'Until our terms are published, this page shows our privacy policy: what we collect, how we use, share, keep and protect it, and your rights.',
        dateModified: '2025-08-18',
        schema: { type: 'WebPage', isBasedOn: '/privacy-policy' },
        menus: [{ menu: 'footer', group: site.name, label: 'Terms & Conditions', order: 50 }],
      },
    ],
  },
  ...arabicRoutes,
] as const satisfies readonly SiteRoute[];
