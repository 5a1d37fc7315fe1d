import { owner } from '@mirqam/shared/contract/ar/site';
import type { RulerContent } from '../../RulerContent.ts';
import type { Service, ServiceContent } from '../../ServiceContent.ts';
import { conferenceExample } from '../examples/conferenceExample.ts';
import { conferenceStages } from '../proofs/conferenceStages.ts';
import { conferenceReasons } from '../reasons/conferenceReasons.ts';

export const service = {
  path: '/ar/services/conference_services',
  page: 'ar/ConferenceServicesPage',
  title: 'خدمات المؤتمرات',
  pageTitle: 'خدمات المؤتمرات: التحكيم ونشر الوقائع',
  description:
    'وقائع المؤتمرات: ننشر البحوث التي تجتاز تحكيم الأقران خلال 30 يوم عمل من تقديمها، ونساعد قبل المؤتمر وفي أثنائه وبعده.',
  serviceType: 'نشر وقائع المؤتمرات',
  audience: 'منظمو المؤتمرات والجامعات',
  tone: 'garnet',
  card: {
    id: 4,
    img: 'services/cards#garnet',
    mbimg: 'services/cards#garnet',
    detail: ['الملح في الآبار الساحلية', 'DOI: 10.5555/ex.1'],
    para: 'تحكيم الأقران ونشر الوقائع، لمؤتمر حضوري أو عن بُعد.',
  },
  shareLines: ['خدمات المؤتمرات'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'تلقّي البحوث وتحكيم الأقران ونشر الوقائع، وما شئتم مما سواها.',
  },
  facts: {
    send: 'موضوع المؤتمر ومواعيده ولجنته وعدد بحوثه',
    receive: 'وقائع محكَّمة برقم ISBN ومعرّفات رقمية (DOI) لبحوثها',
    when: '30 يوم عمل للبحث الذي يجتاز تحكيم الأقران',
    decides: 'لجنتكم العلمية',
  },
  keyFigures: [
    {
      figure: '30 يوم عمل',
      label: 'لنشر بحث المؤتمر، تُحسب من يوم تقديمه',
      qualifier: 'للأعمال التي تجتاز تحكيم الأقران، وفق الجدول أدناه.',
    },
    {
      figure: '15+ قاعدة فهرسة',
      label: 'تغطي بحوث مؤتمراتنا، ويُرسل مجلدها إلى Web of Science للنظر فيه',
      qualifier: `لكل قاعدة قرارها، وقد تستغرق Web of Science أشهرًا. ${owner.indexes ?? 'اطلبوا منا القائمة الحالية.'}`,
    },
    {
      figure: 'محكّمان',
      label: 'لكل بحث من بحوث المؤتمر',
      qualifier: 'تسترشد لجنتكم العلمية بتقريريهما.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'بحوث يسهل العثور عليها',
      para: 'تصدر البحوث في مجلد واحد، <strong>ولكل بحث صفحة خاصة به</strong>.',
      list: ['معرّف رقمي (DOI) لكل بحث', 'مجلد بأسماء محرريه ورقم ISBN', 'سجلات نرسلها إلى قواعد الفهرسة'],
    },
    rightside: {
      heading: 'ما نتولاه عن لجنتكم',
      list: [
        { img: 'calendar', desc: 'نرتب المواعيد رجوعًا من يوم الافتتاح.' },
        { img: 'shield', desc: 'نفحص البحوث عند وصولها.' },
        { img: 'microscope', desc: 'نجمع تقارير المحكّمين.' },
        { img: 'globe', desc: 'نُدخل المشاركين عن بُعد في الخطة.' },
      ],
    },
  },
  example: conferenceExample,
  steps: {
    heading: 'من الدعوة إلى الوقائع',
    list: [
      {
        title: 'الدعوة',
        desc: 'نصوغها مع لجنتكم.',
      },
      { title: 'التحكيم', desc: 'الفحص والتقارير.' },
      { title: 'البرنامج', desc: 'جلسات حضورية أو عن بُعد أو مدمجة.' },
      { title: 'الوقائع', desc: 'ننشر البحوث ونرسل سجلاتها إلى قواعد الفهرسة.' },
    ],
  },
  listCard: {
    title: 'قبل المؤتمر وفي أثنائه وبعده',
    cards: [
      {
        img: 'megaphone',
        heading: 'قبل المؤتمر',
        desc: 'إلى أن يكتمل البرنامج.',
        list: ['الدعوة والقوالب والرد على المؤلفين', 'تلقّي البحوث وفحصها', 'توزيع البحوث على المحكّمين'],
      },
      {
        img: 'presentation',
        heading: 'في أثنائه',
        desc: 'ليحضر رئيس المؤتمر جلساته.',
        list: ['التسجيل والبطاقات', 'الشرائح والقاعات', 'البث المباشر والتسجيلات'],
      },
      {
        img: 'layers',
        heading: 'بعده',
        desc: 'ليُعثر على البحوث ويُستشهد بها.',
        list: ['وقائع على الإنترنت', 'شرائح مرتبطة ببحوثها', 'قوالب للمؤتمر التالي'],
      },
    ],
  },
  tiles: {
    heading: 'للمتحدثين والمشاركين',
    list: [
      {
        img: 'file',
        title: 'تقديم البحث إلى مؤتمر',
        desc: 'الدعوة ورفع البحث والردود.',
        link: '/ar/journals/author/submit-my-paper',
      },
      {
        img: 'users',
        title: 'المشاركة في مؤتمر حضوريًا',
        desc: 'العرض ووثائق التأشيرة.',
        link: '/ar/journals/author/physical-conference',
      },
      {
        img: 'globe',
        title: 'المشاركة في مؤتمر عن بُعد',
        desc: 'تجهيز مجرَّب ونص مصاحب مصحح.',
        link: '/ar/journals/author/virtual-conference',
      },
      {
        img: 'presentation',
        title: 'دعم العروض في المؤتمرات',
        desc: 'للمحررين الذين يتحدثون باسم مجلة.',
        link: '/ar/journals/editor/conference-presentation-support',
      },
    ],
  },
  checklist: {
    heading: 'ما يحتاج إليه مجلد الوقائع',
    desc: 'قد تطلب قواعد الفهرسة هذه الأمور.',
    list: [
      { img: 'users', para: '<strong>لجنة معلنة الأسماء.</strong> مع جهات الانتساب والأدوار.' },
      {
        img: 'search',
        para: '<strong>سياسة للتحكيم.</strong> كيف حُكّمت البحوث، ومن حكّمها.',
      },
      {
        img: 'file',
        para: '<strong>سجلات كاملة.</strong> المستخلص والمراجع والتمويل ومعرّفات ORCID.',
      },
      {
        img: 'shield',
        para: '<strong>سياسة للتصويب.</strong> أين يُبلَّغ عن الأخطاء.',
      },
    ],
  },
  reasons: conferenceReasons,
  gradient: {
    heading: 'هل حددتم موعدًا؟',
    desc: 'أخبرونا متى تجتمعون وكم بحثًا تتوقعون، نرسل إليكم جدولًا زمنيًا أوليًا.',
  },
  faqs: [
    {
      question: 'هل تظهر بحوثنا في Web of Science؟',
      para: 'نرسلها مع مجلدها للنظر فيها، ثم يعود القرار إلى Web of Science.',
    },
    {
      question: 'هل يمكن أن تكون جامعتنا هي ناشر الوقائع؟',
      para: 'نعم: باسم دار النشر في جامعتكم، أو باسمنا مع عنوان سلسلتكم.',
    },
    {
      question: 'لدينا محكّمون. هل تستبدلون بهم غيرهم؟',
      para: 'لا. ولا نقترح غيرهم إلا في موضوع لا يغطيه أحد منهم.',
    },
  ],
} as const satisfies ServiceContent;

export const ruler: RulerContent = {
  heading: '30 يوم عمل على التقويم',
  desc: 'أيام العمل من الأحد إلى الخميس، واليوم 1 هو أولها بعد تقديم البحث.',
  question: 'متى يُقدَّم البحث كاملًا؟',
  hint: 'أقرب يوم يوافق هذا التاريخ، بدءًا من اليوم.',
  day: 'اليوم',
  month: 'الشهر',
  example: 'مثال',
  chosen: 'تاريخكم',
  answer: 'يُقدَّم يوم {submitted}، ويُنشر في موعد أقصاه',
  submitted: 'التقديم',
  published: 'النشر',
  qualifier: 'للأعمال التي تجتاز تحكيم الأقران.',
  holidays: 'أضيفوا يومًا عن كل عطلة رسمية في المملكة العربية السعودية تصادف يوم عمل.',
  stages: conferenceStages,
  late: `إذا تأخر تقرير أو احتاج التعديل إلى عمل أكثر، اتفقنا معكم على موعد جديد قبل حلول الموعد الأول. ${owner.remedy ?? ''}`,
  start: '2027-10-05',
  months: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  shortMonths: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  weekend: ['ج', 'س'],
};
