import { owner } from '@mirqam/shared/contract/ar/site';
import type { ServiceLabels } from '../PageLabels.ts';
import { labels } from './labels.ts';

export const serviceLabels: ServiceLabels = {
  ...labels,
  services: 'الخدمات',
  reasons: 'لماذا تختاروننا؟',
  faqs: 'أسئلة وأجوبة',
  facts: {
    labels: { send: 'ما ترسلونه', receive: 'ما تتلقونه', when: 'الموعد', cost: 'التكلفة', decides: 'صاحب القرار' },
    quoted: {
      when: 'يحدده عرض السعر',
      cost: owner.priceBasis ?? 'تعرفونها قبل بدء العمل',
    },
  },
  shareImage: '{title}، مع نجوم متداخلة',
  slider: {
    previous: 'الشريحة السابقة',
    next: 'الشريحة التالية',
    one: '{last} من {count}',
    several: '{first} إلى {last} من {count}',
  },
};
