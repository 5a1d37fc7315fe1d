import type { SelectorWords } from '@mirqam/shared/contract/content/Words';
import type { PageLabels } from '../PageLabels.ts';

export const labels: PageLabels = {
  trail: 'مسار التنقل',
  home: { label: 'الصفحة الرئيسة', href: '/ar' },
  contact: { label: 'تواصل معنا', href: '/ar/contact' },
  keyFigures: 'ما تتوقعونه منا',
  nextTheme: 'المحور التالي',
  example: 'مثال',
};

export const selectorWords: SelectorWords = {
  audience: 'صفتي',
  service: 'وأحتاج إلى',
  search: 'بحث',
  loading: 'جارٍ التحميل',
  selected: 'الخدمة المختارة: {service}',
};
