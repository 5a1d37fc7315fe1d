import type { ServiceContent } from '../../ServiceContent.ts';

export const authorReasons = [
  { heading: 'أسلوبكم يبقى', desc: 'وكذلك حجتكم.' },
  {
    heading: 'تقارير تنتفعون بها',
    desc: 'يحدد كل تعليق موضعه من النص، وكيف تردون عليه.',
  },
  { heading: 'أي مجلة كانت', desc: 'لا يقتصر الاختيار على مجلات تعمل معنا.' },
  {
    heading: 'بلا زوائد',
    desc: 'ما لا يحتاج إليه بحثكم لا يدخل عرض السعر.',
  },
] as const satisfies ServiceContent['reasons'];
