import { owner } from '@mirqam/shared/contract/ar/site';
import type { Facts } from '../../ServiceContent.ts';

export const bookProofs = [
  {
    heading: 'ثمانية أسابيع من التحرير إلى النشر',
    desc: 'للأعمال التي تجتاز تحكيم الأقران.',
    list: [
      { span: [1, 3], term: 'الأسابيع من 1 إلى 3', desc: 'التحرير. تجيبون عن أسئلتنا فصلًا فصلًا.' },
      { span: [4, 5], term: 'الأسبوعان 4 و5', desc: 'التنضيد والأشكال والغلاف.' },
      {
        span: [6, 7],
        term: 'الأسبوعان 6 و7',
        desc: 'تجارب الطباعة. لكم خمسة أيام عمل لقراءتها، ونُعِدّ الكشاف في أثنائها.',
      },
      { span: [8, 8], term: 'الأسبوع 8', desc: 'نسجّل المعرّفات الرقمية (DOI)، وننشر الكتاب بصيغه الثلاث.' },
    ],
    para: `إذا استغرق أمر وقتًا أطول، اتفقنا معكم كتابةً على موعد جديد قبل حلول الموعد الأول. ${owner.remedy ?? ''}`,
  },
] as const satisfies readonly Facts[];
