import type { ServiceContent } from '../../ServiceContent.ts';

export const conferenceReasons = [
  { heading: 'جدول زمني واحد', desc: 'التحكيم والبرنامج على تقويم واحد.' },
  {
    heading: 'صفحة لكل بحث',
    desc: 'فيها المؤتمر وصيغة الاستشهاد.',
  },
  {
    heading: 'سلسلة تستمر',
    desc: 'تبدأ لجنة العام المقبل ولديها قوالب ومحكّمون.',
  },
  {
    heading: 'سجل للقرارات',
    desc: 'نحفظ التقارير والردود معًا تحسبًا لمن يسأل عنها.',
  },
] as const satisfies ServiceContent['reasons'];
