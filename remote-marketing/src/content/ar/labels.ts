import type { SelectorWords } from '@mirqam/shared/contract/content/Words';
import type { PageLabels } from '../PageLabels.ts';

export const labels: PageLabels = {
  trail: 'مسار التنقل',
  home: { label: 'الرئيسية', href: '/ar' },
  contact: { label: 'تواصل معنا', href: '/ar/contact' },
  keyFigures: 'ما تتوقعونه منا',
  nextTheme: 'المحور التالي',
  example: 'مثال',
};

export const selectorWords: SelectorWords = {
  audience: 'الفئة',
  service: 'الخدمة المطلوبة',
  search: 'بحث',
  loading: 'جارٍ التحميل',
  selected: 'الخدمة المختارة: {service}',
};
