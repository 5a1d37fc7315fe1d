import type { JournalContent, JournalEntry } from '../../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'multilingual-publication-support',
  label: 'دعم النشر المتعدد اللغات',
  desc: 'مستخلصات وبيانات وصفية بلغات القراء.',
  icon: 'globe',
  description:
    'النشر بلغات عدة للجامعات: سياسة اللغة، والتحكيم بلغتين، والنسخ المترابطة، والتنضيد من اليمين إلى اليسار، والبيانات الوصفية.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'لمجلات وسلاسل تصدر بأكثر من لغة: نخطط سير العمل، وننضد كل نسخة.',
  },
  facts: {
    send: 'لغاتكم، ونموذج من أعدادكم',
    receive: 'نسخ مترابطة منضدة ببياناتها الوصفية',
    decides: 'محرروكم يختارون اللغات',
  },
  section1: {
    img: 'university/Multilingual-1',
    rows: [0],
    title: 'اختيار اللغات',
    para1: 'أمقالات كاملة باللغتين، أم ملخصات بالثانية، أم أعداد فيها مقالات بهذه وأخرى بتلك؟',
    list: [
      {
        icon: 'languages',
        para: '<strong>متوازية:</strong> كل مقالة باللغتين، وتصدر النسختان في اليوم نفسه.',
      },
      {
        icon: 'layers',
        para: '<strong>مختلطة:</strong> كل مقالة بلغتها، ومستخلصها وكلماتها المفتاحية باللغة الأخرى.',
      },
    ],
  },
  section2: {
    img: 'university/Multilingual-2',
    rows: [1],
    title: 'تحكيم واحد بلغتين',
    heading1: 'تقارير بلغة تقرؤونها',
    para1:
      'تصل المحكّمين استماراتهم ورسائلهم بلغاتهم. وإذا لم تكن بين المحرر والمؤلف لغة مشتركة تلقيا ترجمة للتقارير تفي بغرض العمل.',
    heading2: 'التنضيد وتجارب الطباعة',
    para2: 'تُنضد العربية من اليمين إلى اليسار، ولها أرقامها وترتيب مراجعها. وتصدر تجارب الطباعة للنسخ كلها معًا.',
    list: [],
  },
  section3: {
    img: 'university/Multilingual-3',
    rows: [2, 3],
    title: 'ربط النسخ',
    para1:
      'تربط سجلات المعرّفات الرقمية الترجمةَ بأصلها، فلا تُعدّ الدراسة الواحدة دراستين في الفهارس. وتعرف محركات البحث أي الصفحات لأي القراء. ويمكن أن تأتي الترجمة من موظفيكم أو من <a href="/ar/journals/university/professional-translation">مترجمينا</a>.',
    list: [],
  },
  specimen: {
    kind: 'facing',
    caption: 'السجلان المترابطان لمقالة واحدة بلغتين',
    sides: [
      {
        lang: 'ar',
        dir: 'rtl',
        label: 'العربية: النسخة المعتمدة',
        paras: [
          'عادات القراءة لدى الطلاب المستجدين',
          'تتناول هذه الدراسة عادات القراءة لدى الطلاب المستجدين في ثلاثة معاهد.',
          'المعرّف الرقمي (DOI): \u206610.5555/reading.ar\u2069',
          'الترجمة الإنجليزية: \u206610.5555/reading.en\u2069',
        ],
      },
      {
        lang: 'en',
        dir: 'ltr',
        label: 'الإنجليزية: الترجمة',
        paras: [
          'Reading habits of newly enrolled students',
          'This study examines the reading habits of newly enrolled students in three institutes.',
          'DOI: 10.5555/reading.en',
          'Translation of: 10.5555/reading.ar',
        ],
      },
    ],
    note: 'البادئة \u206610.5555\u2069 للاختبار فقط.',
  },
  services: [
    {
      heading: 'قراء في الداخل والخارج',
      para: 'يقرأ الدراسةَ نفسها أطباءُ البلد وباحثون في الخارج.',
    },
    {
      heading: 'يمكن الاستشهاد بأي من النسختين',
      para: 'لكل منهما معرّف رقمي خاص. وتُعدّ الاستشهادات بكل منهما على حدة.',
    },
    {
      heading: 'نسخة معتمدة واضحة',
      para: 'يعرف المؤلفون منذ البداية أي النسختين هي الرسمية.',
    },
  ],
} as const satisfies JournalContent;
