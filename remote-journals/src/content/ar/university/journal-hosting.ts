import type { JournalContent, JournalEntry } from '../../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'journal-hosting',
  label: 'استضافة مجلات الجامعة',
  desc: 'مجلات الجامعة على نطاقها، ونحن نتعهدها عنكم.',
  icon: 'server',
  description:
    'استضافة المجلات المفتوحة للجامعات: منصة واحدة نديرها مع مكتبتكم، ومساعدة في أرقام ISSN والمعرّفات الرقمية ودليل DOAJ لمجلة كل قسم.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'منصة مشتركة لمجلات أقسامكم، نديرها مع المكتبة. وقراءة مقالاتها بلا مقابل.',
  },
  facts: {
    send: 'مجلاتكم وملفاتها ومحرروها',
    receive: 'منصة واحدة مفتوحة الوصول على نطاقكم',
    decides: 'هيئة تحرير كل مجلة، في كل بحث',
  },
  section1: {
    img: 'university/JournalHosting-1',
    rows: [0],
    title: 'من مواقع متفرقة إلى منصة واحدة',
    para1:
      'المجلة التي لا موقع لها سوى صفحة القسم قد تختفي بتقاعد محررها. أما هنا فالأقسام تحرر، ونحن نشغّل الخدمة، وفق ميثاق تعتمده الجامعة.',
    list: [
      {
        icon: 'book',
        para: '<strong>المجلات القائمة</strong> تنتقل بأعدادها السابقة وتحتفظ باسمها ورقمها ISSN.',
      },
      {
        icon: 'sprout',
        para: '<strong>المجلات الجديدة</strong> تتقدم بهيئة تحرير وخطة لسنواتها الأولى.',
      },
    ],
  },
  section2: {
    img: 'university/JournalHosting-2',
    rows: [1, 2],
    title: 'مساعدة كل مجلة على النمو',
    heading1: 'المعرّفات والرخص',
    para1:
      'نتقدم مع المحررين إلى المركز الوطني لأرقام ISSN، ونسجل المعرّفات الرقمية ببادئة الجامعة، ونربط المؤلفين بمعرّفات ORCID. ولكل مقالة رخصة من رخص المشاع الإبداعي، مشروحة بلغة واضحة.',
    heading2: 'الاستعداد لدليل DOAJ',
    para2: 'نقارن المجلة بمعايير DOAJ ونسرد ما ينقصها. ويشترط DOAJ كذلك خمس مقالات بحثية على الأقل في السنة.',
    list: [],
  },
  section3: {
    img: 'university/JournalHosting-3',
    rows: [3],
    title: 'توزيع العمل بعد التشغيل',
    para1:
      'نبقي الخدمة متاحة، ونحفظ نسخها الاحتياطية، ونعين المحررين على نشر العدد. ويرى أمين المكتبة المسؤول المجلات كلها في صفحة واحدة: آخر عدد، والبحوث قيد النظر، والأعضاء الذين انتهت مدتهم. أما التثبيت نفسه فمن <a href="/ar/journals/university/platform-setup-config">إعداد المنصة</a>.',
    list: [],
  },
  specimen: {
    kind: 'checklist',
    caption: 'هل المجلة أ جاهزة لدليل DOAJ؟ تقرير',
    items: [
      { mark: 'done', state: 'موجود', what: 'رقم ISSN.', detail: 'مسجل للنسخة الإلكترونية.' },
      { mark: 'done', state: 'موجود', what: 'الرخصة.', detail: '\u2066CC BY\u2069، في كل مقالة وفي بياناتها الوصفية.' },
      {
        mark: 'missing',
        state: 'ناقص',
        what: 'الرسوم.',
        detail: 'لا يذكرها الموقع. يُنص على أن النشر بلا رسوم.',
      },
      {
        mark: 'missing',
        state: 'غير مكتمل',
        what: 'هيئة التحرير.',
        detail: 'سبعة من أعضائها الاثني عشر بلا جهة انتساب.',
      },
      {
        mark: 'question',
        state: 'غير واضح',
        what: 'تحكيم الأقران.',
        detail: 'لا تبين السياسة أهو أحادي التعمية أم مزدوجها.',
      },
    ],
    note: 'يذكر التقرير إصدار معايير DOAJ.',
  },
  services: [
    {
      heading: 'ملائمة لمجلات الوصول الماسي',
      para: 'يصلح هذا النموذج حيث لا يدفع المؤلف رسومًا ولا القارئ.',
    },
    {
      heading: 'بقيادة المكتبة',
      para: 'يضع أمناء المكتبة السياسة ويضبطون الصلاحيات، ولا حاجة بهم إلى إدارة الخوادم.',
    },
    {
      heading: 'والأقسام الصغيرة أيضًا',
      para: 'نرحب بمجلة لا يصدر لها سوى عدد قصير واحد في السنة.',
    },
  ],
} as const satisfies JournalContent;
