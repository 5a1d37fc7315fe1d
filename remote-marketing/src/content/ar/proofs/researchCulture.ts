import type { Facts } from '../../ServiceContent.ts';

export const researchCulture = {
  id: 'research-culture',
  heading: 'النشر الجامعي والثقافة البحثية',
  desc: 'مجلات تحمل اسم جامعتكم، ودورات تعين القائمين عليها على إحسان إدارتها.',
  list: [
    {
      term: 'مجلاتكم',
      desc: 'على منصة نهيئها ونستضيفها.',
    },
    {
      term: 'دورات للمحررين',
      desc: 'من الفحص الأول إلى التعامل مع الشكوى.',
    },
    {
      term: 'دورات للمحكّمين',
      desc: 'كيف تُقيَّم المناهج، وكيف يُكتب تقرير نافع.',
    },
    {
      term: 'تدريب عملي على النزاهة',
      desc: 'تصويب بحث، وحالة اشتباه في انتحال علمي.',
    },
  ],
  para: 'انظروا <a href="/ar/journals/university/platform-setup-config">إعداد المنصة وضبطها</a> و<a href="/ar/journals/university/training-user-support">التدريب ودعم المستخدمين</a>.',
} as const satisfies Facts;
