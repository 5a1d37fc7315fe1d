import type { Theme, ThemeContent } from '../../ThemeContent.ts';
import type { CopiesFigure } from '../../ThemeFigure.ts';

export const theme = {
  path: '/ar/sustainable_knowledge',
  page: 'ar/SustainableKnowledgePage',
  title: 'المعرفة المستدامة',
  pageTitle: 'المعرفة المستدامة: بحوث تبقى',
  description:
    'كيف تظل البحوث مقروءة عشرات السنين: نسخ مودعة في الأرشيفات، ومعرّفات دائمة، وصيغ مفتوحة، ومجلات لها ميزانية مستقرة.',
  tone: 'olive',
  para: 'بحوث تُفتح ويُستشهد بها بعد سنين طويلة.',
  shareImage: {
    file: 'og/ar/sustainable-knowledge.png',
    lines: ['المعرفة المستدامة'],
    alt: 'المعرفة المستدامة، مع نجوم متداخلة ذات 6 رؤوس على أرضية زيتونية',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'قد يبقى الورق قرونًا. أما الملفات الرقمية فلا تبقى إلا إذا رعاها أحد.',
  },
  figure: {
    isExample: true,
    caption: 'إلى أين تحيل الحاشية بعد إيقاف خادم الناشر؟',
    note: 'البحث ومعرّفه الرقمي والأرشيفان متخيَّلة.',
    reference: {
      title: 'الحاشية',
      text: 'المؤلف أ والمؤلف ب. الملح في الآبار الساحلية.',
      doi: 'doi.org/10.5555/wells',
    },
    identifier: { title: 'المعرّف', text: 'صار المعرّف الرقمي (DOI) يحيل إلى أرشيف.' },
    copies: [
      { title: 'خادم الناشر', state: 'أُوقف', desc: 'لم يعد العنوان القديم يعمل.', isLost: true },
      { title: 'الأرشيف أ', state: 'يُفتح', desc: 'تديره مكتبات، والنص فيه بصيغتي HTML وPDF/A.' },
      { title: 'الأرشيف ب', state: 'يُفتح', desc: 'يُدار في بلد آخر: النص والبيانات والأشكال.' },
    ],
  },
  list: [
    {
      heading: 'نسخ في أكثر من مكان',
      para: 'نمنح كل بحث معرّفًا لا يتوقف على خادم بعينه، و<a href="/ar/journals/publisher/content-management">نودع نسخًا في أرشيفات</a> تديرها مؤسسات أخرى. ونحفظ النصوص بصيغ مفتوحة موثقة، لتظل المكتبات قادرة على قراءتها إن أغلقنا أبوابنا.',
    },
    {
      heading: 'مجلات بميزانية مستقرة',
      para: 'المجلة التي تعتمد على أستاذ ومنحة معرّضة للخطر متى ذهب أحدهما. لذلك نضع مع الجامعة الميزانية كلها: من يتولى كل عمل، وكم يكلف، وأي المهام يمكن أن تتولاها منصة مشتركة، وأي مصادر الدخل ضررها أكبر من نفعها.',
    },
    {
      heading: 'طاقة أقل، وورق أقل',
      para: 'صفحاتنا خفيفة، فتُفتح عبر اتصال بطيء وعلى هاتف قديم. ولا يُطبع كتاب إلا إذا طلبه أحد، ويمكن حضور المؤتمرات عن بُعد، والبحوث التي تستعمل مجموعة بيانات كبيرة واحدة تحيل إلى نسخة واحدة منها.',
    },
  ],
  services: {
    heading: 'خدمات تُبقي البحوث متاحة',
    list: [
      {
        img: 'layers',
        title: 'إدارة المحتوى والأرشفة',
        desc: 'أعداد سابقة مرتبة ومودعة في أرشيفات.',
        link: '/ar/journals/publisher/content-management',
      },
      {
        img: 'server',
        title: 'استضافة مجلات الجامعة',
        desc: 'منصة للمجلات الجامعية لا تتوقف على شخص واحد.',
        link: '/ar/journals/university/journal-hosting',
      },
      {
        img: 'graduation',
        title: 'التدريب ودعم المستخدمين',
        desc: 'مهارات تبقى في الجامعة بعد انتهاء المشروع.',
        link: '/ar/journals/university/training-user-support',
      },
    ],
  },
} as const satisfies ThemeContent<CopiesFigure>;
