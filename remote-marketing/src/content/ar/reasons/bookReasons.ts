import type { ServiceContent } from '../../ServiceContent.ts';

export const bookReasons = [
  { heading: 'التحكيم أولًا', desc: 'لا نستعجل المحكّمين من أجل الموعد.' },
  {
    heading: 'شرح الحقوق',
    desc: 'عقد النشر والرخصة، بندًا بندًا.',
  },
  {
    heading: 'كل فصل على حدة',
    desc: 'للفصل 4 رابط خاص به، تحيلون إليه طلابكم ويُستشهد به.',
  },
  {
    heading: 'تصويبات بعد النشر',
    desc: 'يبلّغ القراء عن الأخطاء، وتسرد الطبعة المصححة ما تغير.',
  },
] as const satisfies ServiceContent['reasons'];
