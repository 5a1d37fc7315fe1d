import type { Service, ServiceContent } from '../../ServiceContent.ts';
import { authorExample } from '../examples/authorExample.ts';
import { authorReasons } from '../reasons/authorReasons.ts';

export const service = {
  path: '/ar/services/author_support',
  page: 'ar/AuthorSupportPage',
  title: 'دعم المؤلفين',
  pageTitle: 'دعم المؤلفين: تحرير ومراجعة واختيار للمجلة',
  description:
    'تحرير لغوي، ومراجعة يتولاها خبيران في الموضوع، ومراجعة إحصائية، وقائمة بخمس مجلات تناسب البحث، وترجمة إلى الإنجليزية من ست لغات.',
  serviceType: 'دعم المؤلفين',
  audience: 'الباحثون والمؤلفون',
  tone: 'lapis',
  card: {
    id: 1,
    img: 'services/cards#lapis',
    mbimg: 'services/cards#lapis',
    detail: ['التحرير اللغوي', 'الجمل الطويلة تحجب الحجة.'],
    para: 'تحرير، وتقريران من خبيرين، وقائمة بخمس مجلات، ومساعدة في تقديم البحث.',
  },
  shareLines: ['دعم المؤلفين'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'التحرير اللغوي، والمراجعة العلمية والإحصائية، واختيار المجلة، والمساعدة في تقديم البحث.',
  },
  facts: {
    send: 'صفحة أو البحث كله، وتخصصكم',
    receive: 'نسخة التعديلات والنسخة المنقحة وتقرير',
    decides: 'أنتم، تعديلًا تعديلًا',
  },
  keyFigures: [
    {
      figure: '5 مجلات',
      label: 'هي أنسب المجلات لبحثكم',
      qualifier: 'وأنتم تختارون أين تقدمونه.',
    },
    {
      figure: 'خبيران',
      label: 'يراجعان كل بحث مراجعة علمية',
      qualifier: 'تسترشدون برأيهما، أما المجلة فتعيّن محكّميها.',
    },
    {
      figure: '6 لغات',
      label: 'نترجم منها إلى الإنجليزية: الألمانية والإسبانية والبرتغالية والعربية والفرنسية واليابانية',
      qualifier: 'يتولى الترجمة مترجمون يعرفون الموضوع.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'كل تعديل ظاهر',
      para: 'يعود إليكم البحث في نسختين: منقحة، وأخرى <strong>يظهر فيها كل تعديل</strong>. ومعهما تقرير بالأسئلة التي لا يجيب عنها غيركم.',
      list: ['كل تعديل لكم أن تقبلوه أو ترفضوه', 'الأسباب في الهامش', 'شهادة تحرير إذا طلبتها المجلة'],
    },
    rightside: {
      heading: 'من يقرأ بحثكم؟',
      list: [
        { img: 'users', desc: 'محرر من تخصصكم، نختاره قبل أن نرسل عرض السعر.' },
        {
          img: 'microscope',
          desc: 'خبيران في الموضوع، لكل منهما تقريره.',
        },
        {
          img: 'chart',
          desc: 'إحصائي يتحقق من الاختبارات والافتراضات.',
        },
        {
          img: 'compass',
          desc: 'مستشار يُعِدّ قائمة بأنسب خمس مجلات، مع نطاقها ورسومها والمدة المعلنة لقراراتها.',
        },
      ],
    },
  },
  example: authorExample,
  steps: {
    heading: 'من المسودة إلى تقديم البحث',
    list: [
      {
        title: 'نموذج من البحث',
        desc: 'تكفي صفحة واحدة.',
      },
      { title: 'عرض السعر', desc: 'ما يحتاج إليه البحث، مع الرسوم والموعد.' },
      { title: 'المراجعة والتحرير', desc: 'التقارير أولًا، ثم اللغة بعد أن تردوا عليها.' },
      {
        title: 'التقديم',
        desc: 'ننسّق البحث لمجلتكم، ونساعدكم في ملء استمارة التقديم.',
      },
    ],
  },
  listCard: {
    title: 'ثلاثة أنواع من المساعدة',
    cards: [
      {
        img: 'pen',
        heading: 'التحرير اللغوي',
        link: '/ar/journals/author/enhance-my-paper',
        desc: 'لحجة سليمة تتعثر لغتها الإنجليزية.',
        list: ['القواعد والمصطلحات', 'العنوان والمستخلص', 'دليل الأسلوب في المجلة'],
      },
      {
        img: 'microscope',
        heading: 'المراجعة العلمية',
        link: '/ar/journals/author/evaluate-my-paper',
        desc: 'لمعرفة الاعتراضات التي قد يثيرها المحكّمون.',
        list: ['المنهج والأدلة', 'ما فات من الدراسات السابقة', 'استنتاجات تتجاوز البيانات'],
      },
      {
        img: 'chart',
        heading: 'المراجعة الإحصائية',
        link: '/ar/journals/author/evaluate-my-paper',
        desc: 'لاستنتاجات تقوم على الأرقام.',
        list: ['اختيار الاختبار والعينة', 'أحجام الأثر وفترات الثقة', 'أشكال تُظهر البيانات'],
      },
    ],
  },
  tiles: {
    heading: 'خدمة واحدة فقط',
    list: [
      {
        img: 'compass',
        title: 'اختيار المجلة المناسبة',
        desc: 'مجلات يشتغل قراؤها بمسألتكم.',
        link: '/ar/journals/author/find-a-journal',
      },
      {
        img: 'languages',
        title: 'ترجمة البحث',
        desc: 'إلى الإنجليزية، مع مراجعة المصطلحات والاستشهادات.',
        link: '/ar/journals/author/translate-my-paper',
      },
      {
        img: 'search',
        title: 'تقييم البحث',
        desc: 'مواطن الضعف، وكيف تُعالَج.',
        link: '/ar/journals/author/evaluate-my-paper',
      },
      {
        img: 'shield',
        title: 'فحص نزاهة البحث',
        desc: 'يتحقق إنسان من تشابه النصوص ومن الصور.',
        link: '/ar/journals/author/check-integrity',
      },
    ],
  },
  checklist: {
    heading: 'قبل التقديم',
    desc: 'نراجع معكم هذه الأمور.',
    list: [
      { img: 'check', para: '<strong>النطاق.</strong> نشرت المجلة حديثًا في هذه المسألة.' },
      {
        img: 'users',
        para: '<strong>التأليف.</strong> وافق كل مؤلف على ذكر اسمه.',
      },
      {
        img: 'file',
        para: '<strong>البيانات والأخلاقيات.</strong> ذُكرت الموافقات ومكان حفظ البيانات.',
      },
      {
        img: 'pen',
        para: '<strong>خطاب التقديم.</strong> بضعة أسطر: ما الجديد، ولمن.',
      },
    ],
  },
  reasons: authorReasons,
  gradient: {
    heading: 'أرسلوا إلينا صفحة واحدة',
    desc: 'منها يتبيّن ما يحتاج إليه بحثكم. ويصلكم أول رد خلال 24 ساعة.',
  },
  faqs: [
    {
      question: 'هل يُقبل البحث بعد تحريره؟',
      para: 'القرار للمجلة. انظروا <a href="/ar/services/publishing-services#limits">ما لا نستطيع أن نَعِد به</a>.',
    },
    {
      question: 'من الخبيران؟',
      para: 'باحثان من تخصصكم، ليس لأي منهما تضارب مصالح. ولكم أن تستبعدوا أشخاصًا بأسمائهم.',
    },
    {
      question: 'هل تكتبون البحوث للمؤلفين؟',
      para: 'لا. نحرر ونسأل. وتبقى الأفكار لكم والمسؤولية عليكم.',
    },
    {
      question: 'هل بحثي غير المنشور في أمان لديكم؟',
      para: 'نسلّمه إلى من يتولون العمل فيه. ونحذف مخطوطة بحثكم بعد 12 شهرًا من التسليم، أو قبل ذلك إذا طلبتم. ولا نستخدمها في تدريب نموذج لغوي.',
    },
  ],
} as const satisfies ServiceContent;
