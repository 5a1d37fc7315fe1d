import type { JournalContent, JournalEntry } from '../../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'editing-proofreading',
  label: 'تحرير الترجمات وتدقيقها',
  desc: 'قراءة ثانية للمصطلحات والنبرة.',
  icon: 'check',
  description:
    'التحرير والتدقيق اللغوي للبحوث المترجمة في الجامعات: مقابلة بالأصل، وتحرير للغة، وتدقيق أخير، وتعديلات ظاهرة يقبلها المؤلف أو يرفضها.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'لترجمة بين أيديكم. يقابلها محرر بالأصل، ثم يُعِدّها مدقق للتقديم.',
  },
  facts: {
    send: 'الأصل والترجمة، في ملفين قابلين للتحرير',
    receive: 'نسخة التعديلات، والنسخة المنقحة، وأسئلة',
    decides: 'المؤلف، تعديلًا تعديلًا',
  },
  section1: {
    img: 'university/Proofreading-1',
    rows: [3],
    title: 'قارئان وقراءتان',
    para1: 'الأول يعرف اللغتين ويقابل المعنى بالمعنى. والثاني لا يقرأ إلا الإنجليزية، كما سيقرؤها المحكّم.',
    list: [
      {
        icon: 'search',
        para: '<strong>المقابلة:</strong> ما سقط، وما زيد، ونفي ضاع، ومصطلح في غير موضعه، وتوكيد انتقل.',
      },
      {
        icon: 'pen',
        para: '<strong>التحرير:</strong> ترتيب الجمل وربط الفقرات.',
      },
      {
        icon: 'check',
        para: '<strong>التدقيق:</strong> علامات الترقيم والإحالات الداخلية.',
      },
    ],
  },
  section2: {
    img: 'university/Proofreading-2',
    rows: [2],
    title: 'عينة تُقرأ أولًا',
    heading1: 'اذكروا من ترجم',
    para1:
      'أترجمه إنسان أم آلة؟ لكل منهما أخطاؤه المعهودة. سمّوا كذلك المجلة المقصودة، وما لا ينبغي أن يتغير من المصطلحات. ويخبركم المحرر بعد قراءة عينة بمقدار العمل اللازم.',
    list: [],
  },
  section3: {
    img: 'university/Proofreading-3',
    rows: [1],
    title: 'إن احتاجت الترجمة إلى أكثر من التحرير',
    para1:
      'قد يكلف إصلاح النص أكثر من ترجمته من جديد. يعرض عليكم المحرر أمثلة معلّمة، فتختارون <a href="/ar/journals/university/professional-translation">ترجمة جديدة</a>، أو تحرير فصول مختارة، أو ترك الأمرين.',
    para2: 'ولا يضيف المحررون حججًا، ولا يكتبون أقسامًا ناقصة.',
    list: [],
  },
  specimen: {
    kind: 'revision',
    caption: 'ترجمة آلية من العربية، بعد القراءتين',
    language: { lang: 'en', dir: 'ltr' },
    text: [
      'In the second season, the ',
      {
        del: 'transaction',
        ins: 'treatment',
        comment: '«المعاملة» هنا معالجة تجريبية، لا معاملة إدارية.',
      },
      ' was ',
      { ins: 'not', comment: 'في الأصل «لم تُطبَّق»: سقط النفي.' },
      ' applied. ',
      { del: 'The farmers hesitate from the change of', ins: 'Farmers are reluctant to change' },
      ' their irrigation, ',
      {
        del: 'which has indicated',
        ins: 'which may indicate',
        comment: 'كتب المؤلف «قد يدل»، و«قد» قبل المضارع للاحتمال.',
      },
      ' that cost matters more than advice.',
    ],
  },
  services: [
    {
      heading: 'الترجمة الآلية تحت الفحص',
      para: 'المحرر الذي يقرأ لغة الأصل يلتقط أخطاء تخفيها سلاسة الآلة.',
    },
    {
      heading: 'نصوص طويلة أو قصيرة',
      para: 'نقبل مجلدًا كاملًا أو مستخلصًا واحدًا.',
    },
    {
      heading: 'نصيحة للمرة القادمة',
      para: 'صفحة واحدة فيها أكثر الأخطاء تكرارًا، للمؤلفين والمترجمين.',
    },
  ],
} as const satisfies JournalContent;
