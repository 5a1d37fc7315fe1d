import type { ServiceContent } from '../../ServiceContent.ts';

export const publishingReasons = [
  {
    heading: 'الرسوم أولًا',
    desc: 'الرسوم مبيّنة في عرض السعر، ولا تتغير إلا بموافقتكم.',
  },
  {
    heading: 'تحكيم مستقل',
    desc: 'لا تؤثر الرسوم في القرار، ولا يُخبَر بها المحكّمون.',
  },
  { heading: 'خدمة أو أكثر', desc: 'قد يجري التحرير والمراجعة في جدول زمني واحد.' },
  {
    heading: 'رد أول صريح',
    desc: 'إذا لم يكن نصكم جاهزًا، أو كان ناشر آخر أنسب له، أخبرناكم.',
  },
] as const satisfies ServiceContent['reasons'];
