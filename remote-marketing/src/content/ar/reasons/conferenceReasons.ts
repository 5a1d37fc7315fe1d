import type { ServiceContent } from '../../ServiceContent.ts';

export const conferenceReasons = [
  { heading: 'جدول زمني واحد', desc: 'التحكيم والإنتاج والبرنامج على تقويم واحد.' },
  {
    heading: 'صفحة لكل بحث',
    desc: 'فيها المؤتمر والجلسة وصيغة الاستشهاد.',
  },
  {
    heading: 'سلسلة تستمر',
    desc: 'تبدأ لجنة العام المقبل ولديها قوالب ومحكّمون.',
  },
  {
    heading: 'سجل للقرارات',
    desc: 'نحفظ التقارير والردود والقرارات معًا تحسبًا لمن يسأل عنها.',
  },
] as const satisfies ServiceContent['reasons'];
