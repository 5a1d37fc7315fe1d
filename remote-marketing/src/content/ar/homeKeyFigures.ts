import type { KeyFigure } from '../KeyFigure.ts';

export const homeKeyFigures = [
  {
    figure: 'شهران',
    label: 'لنشر كتاب مفتوح الوصول',
    qualifier: 'للأعمال التي تجتاز تحكيم الأقران.',
  },
  {
    figure: '30 يوم عمل',
    label: 'من تقديم بحث المؤتمر إلى نشره',
    qualifier: 'للبحوث التي تجتاز تحكيم الأقران، ولا يُضمن القبول أبدًا.',
  },
  {
    figure: '15+ قاعدة فهرسة',
    label: 'تغطي بحوث مؤتمراتنا، ونرسل كل مجلد كذلك إلى Web of Science للنظر فيه',
    qualifier: 'تقرر كل قاعدة ما تدرجه، فلا نَعِد أي بحث بمكان فيها.',
  },
  {
    figure: '24 ساعة',
    label: 'حتى أول رد',
    qualifier: 'وقد يستغرق الجواب الكامل عن سؤال مفصّل وقتًا أطول.',
  },
] as const satisfies readonly KeyFigure[];
