import type { AudienceHeadings } from '../HomeContent.ts';

export const homeAudiences: AudienceHeadings = {
  المؤلفون: 'للمؤلفين، من المسودة الأولى إلى العرض في المؤتمر',
  الناشرون: 'للناشرين الذين يديرون مجلات',
  المحررون: 'لمحرري المجلات والمؤتمرات',
  الجامعات: 'للجامعات التي تنشر',
};
