import type { Facts } from '../../ServiceContent.ts';

export const researchCulture = {
  id: 'research-culture',
  heading: 'النشر الجامعي والثقافة البحثية',
  desc: 'مجلات خاصة بكم، ودورات للقائمين عليها.',
  list: [
    {
      term: 'مجلاتكم',
      desc: 'على منصة نهيئها ونستضيفها.',
    },
    {
      term: 'دورات للمحررين',
      desc: 'من التقييم الأول إلى التعامل مع شكوى.',
    },
    {
      term: 'دورات للمحكّمين',
      desc: 'تقييم المنهجية، وكتابة تقرير نافع.',
    },
    {
      term: 'تدريب عملي على النزاهة',
      desc: 'تصويب بحث، وحالة اشتباه في انتحال علمي.',
    },
  ],
  para: 'انظروا خدمتي «<a href="/ar/journals/university/platform-setup-config">إعداد المنصة وضبطها</a>» و«<a href="/ar/journals/university/training-user-support">التدريب ودعم المستخدمين</a>».',
} as const satisfies Facts;
