import { site } from '@mirqam/shared/contract/ar/site';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';

export const arabicRoutes = [
  {
    pattern: '/ar/privacy-policy',
    page: 'ar/PrivacyPolicyPage',
    language: 'ar',
    paths: [
      {
        path: '/ar/privacy-policy',
        title: 'سياسة الخصوصية: بياناتكم وحقوقكم',
        trail: [{ name: 'سياسة الخصوصية', path: '/ar/privacy-policy' }],
        description:
          'ما نجمعه من بيانات المؤلفين والمحكّمين والمحررين والزوار، ولماذا نستخدمه، ومن يطّلع عليه، وكم نحتفظ به، وكيف تطلبون نسخة منه.',
        dateModified: '2025-08-18',
        schema: { type: 'WebPage' },
        menus: [{ menu: 'footer', group: site.name, label: 'سياسة الخصوصية', order: 40 }],
      },
    ],
  },
  {
    pattern: '/ar/terms-conditions',
    page: 'ar/TermsConditionsPage',
    language: 'ar',
    paths: [
      {
        path: '/ar/terms-conditions',
        title: 'الشروط والأحكام: سياسة الخصوصية مؤقتًا',
        trail: [{ name: 'الشروط والأحكام', path: '/ar/terms-conditions' }],
        description:
          'تعرض هذه الصفحة سياسة الخصوصية ريثما ننشر شروطنا: ما نجمعه من بيانات، وكيف نستخدمه ونحفظه ونحميه، ولمن نفصح عنه، وما لكم من حقوق.',
        dateModified: '2025-08-18',
        schema: { type: 'WebPage', isBasedOn: '/ar/privacy-policy' },
        menus: [{ menu: 'footer', group: site.name, label: 'الشروط والأحكام', order: 50 }],
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
