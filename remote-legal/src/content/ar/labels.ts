import type { LegalLabels } from '../LegalContent.ts';

export const labels: LegalLabels = {
  trail: 'مسار التنقل',
  home: { label: 'الرئيسية', href: '/ar' },
  updated: 'آخر تحديث:',
  contents: 'المحتويات',
  questions: 'هل لديكم أسئلة عن هذا النص؟ اكتبوا إلى',
  or: 'أو راسلونا من',
  contact: { label: 'صفحة التواصل', href: '/ar/contact' },
  up: 'العودة إلى المحتويات',
};
