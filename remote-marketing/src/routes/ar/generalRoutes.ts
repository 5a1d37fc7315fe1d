import { site } from '@mirqam/shared/contract/ar/site';
import type { SiteRoute } from '@mirqam/shared/contract/SiteRoute';
import { shareImages } from '../../content/ar/shareImages.ts';
import { shareImage } from '../shareImage.ts';

export const generalRoutes = [
  {
    pattern: '/ar',
    page: 'ar/HomePage',
    language: 'ar',
    shows: { journals: 'cards' },
    paths: [
      {
        path: '/ar',
        title: 'نشر أكاديمي يقدّم الرقمي على الورقي',
        description:
          'تحرير وتحكيم أقران وكتب مفتوحة الوصول ووقائع مؤتمرات وخدمات للمجلات، للمؤلفين والمحررين والناشرين والجامعات.',
        schema: { type: 'WebPage' },
        menus: [{ menu: 'header', label: 'الرئيسية', order: 10 }],
      },
    ],
  },
  {
    pattern: '/ar/about',
    page: 'ar/AboutPage',
    language: 'ar',
    paths: [
      {
        path: '/ar/about',
        title: 'من نحن: ناشر أكاديمي رقمي',
        trail: [{ name: 'من نحن', path: '/ar/about' }],
        image: shareImage(shareImages.about, site),
        description: `${site.name} ناشر أكاديمي تأسس عام 2025 على نهج رقمي. تعرّفوا إلى ما يسعى إليه في المملكة العربية السعودية والعالم العربي، وقيمه الأربع.`,
        schema: { type: 'AboutPage' },
        menus: [
          { menu: 'header', label: 'من نحن', order: 20 },
          { menu: 'footer', group: site.name, label: 'من نحن', order: 20 },
        ],
      },
    ],
  },
  {
    pattern: '/ar/contact',
    page: 'ar/ContactPage',
    language: 'ar',
    paths: [
      {
        path: '/ar/contact',
        title: 'تواصل معنا بشأن بحث أو كتاب أو مؤتمر',
        trail: [{ name: 'تواصل معنا', path: '/ar/contact' }],
        image: shareImage(shareImages.contact, site),
        description: `اكتبوا إلى ${site.name} بشأن بحث أو كتاب أو مؤتمر أو مجلة. يرد عليكم الفريق خلال 24 ساعة. وهنا ما يحسن ذكره في رسالتكم.`,
        schema: { type: 'ContactPage' },
        menus: [
          { menu: 'header', label: 'تواصل معنا', order: 90 },
          { menu: 'footer', group: site.name, label: 'تواصل معنا', order: 30 },
        ],
      },
    ],
  },
] as const satisfies readonly SiteRoute[];
