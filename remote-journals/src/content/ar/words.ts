import { owner } from '@mirqam/shared/contract/ar/site';
import type { JournalWords } from '../JournalWords.ts';
import { audiences } from './audiences.ts';

export const words = {
  audiences,
  direction: 'rtl',
  art: 'ar/',
  base: '/ar/journals',
  home: { label: 'الرئيسية', href: '/ar' },
  contact: { label: 'طلب استشارة', href: '/ar/contact' },
  header: 'الخدمات',
  trail: 'مسار التنقل',
  search: 'البحث عن خدمة',
  selector: {
    audience: 'الفئة',
    service: 'الخدمة المطلوبة',
    search: 'بحث',
    loading: 'جارٍ التحميل',
    selected: 'الخدمة المختارة: {service}',
  },
  facts: {
    labels: {
      send: 'ما ترسلونه',
      receive: 'ما تتلقونه',
      when: 'الموعد',
      cost: 'التكلفة',
      decides: 'صاحب القرار',
    },
    quoted: {
      when: 'يحدده عرض السعر',
      cost: owner.priceBasis ?? 'تعرفونها قبل بدء العمل',
    },
  },
  reasons: 'لماذا هذه الخدمات؟',
  specimen: {
    example: 'مثال',
    changes: 'إظهار التعديلات',
    comments: 'تعليقات الهامش',
    deleted: 'محذوف',
    inserted: 'مُضاف',
    from: 'من',
    to: 'إلى',
    subject: 'الموضوع',
    sample: 'أب',
    contrast: '\u2066{hex}\u2069، التباين {ratio} إلى 1',
  },
} as const satisfies JournalWords;
