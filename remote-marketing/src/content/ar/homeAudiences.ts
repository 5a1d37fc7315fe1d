import type { AudienceHeadings } from '../HomeContent.ts';

export const homeAudiences: AudienceHeadings = {
  author: 'للمؤلفين: من المسودة الأولى إلى منصة المؤتمر',
  publisher: 'للناشرين الذين يديرون مجلات',
  editor: 'لمحرري المجلات والمؤتمرات',
  university: 'للجامعات التي تنشر',
};
