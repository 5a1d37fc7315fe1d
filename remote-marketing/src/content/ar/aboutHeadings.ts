import { site } from '@mirqam/shared/contract/ar/site';
import type { AboutHeadings } from '../AboutContent.ts';

export const aboutHeadings: AboutHeadings = {
  why: `لماذا ${site.name}؟`,
  mission: { heading: 'الرسالة والرؤية', tabs: 'الرسالة والرؤية والقيم' },
  call: {
    heading: 'لنعمل معًا',
    desc: 'صفوا مشروعكم في بضعة أسطر.',
  },
};
