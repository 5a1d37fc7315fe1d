import type { ServiceExample } from '../../ServiceExample.ts';

export const bookExample = {
  kind: 'calendar',
  caption: 'الأسبوع الأول من تقويم المنشورات',
  entries: [
    { what: 'الغلاف، وأين يُقرأ الكتاب', where: 'قناتنا' },
    { what: 'لمن هذا الكتاب', where: 'قناتكم' },
    { what: 'الشكل 2.1: من أين يأتي ماء البئر', where: 'قناتنا' },
    { what: 'جملة من الفصل 1', where: 'قناتكم' },
    { what: 'رسالة إلى مدرّسي علم المياه', where: 'بريد إلكتروني' },
    { what: 'الجدول 1.3 في صورة', where: 'قناتنا' },
    { what: 'سؤال يطرحه الطلاب', where: 'قناتكم' },
  ],
  note: 'هذا تقويم لكتاب دراسي متخيَّل.',
} as const satisfies ServiceExample;
