import { site } from '@mirqam/shared/contract/ar/site';
import type { Service, ServiceContent } from '../../ServiceContent.ts';
import { publishingExample } from '../examples/publishingExample.ts';
import { limits } from '../proofs/limits.ts';
import { researchCulture } from '../proofs/researchCulture.ts';
import { publishingReasons } from '../reasons/publishingReasons.ts';

export const service = {
  path: '/ar/services/publishing-services',
  page: 'ar/PublishingServicesPage',
  title: 'خدمات النشر',
  pageTitle: 'خدمات النشر: بحوث وكتب ومؤتمرات',
  description: `نظرة عامة على ما يقدمه ${site.name} للمؤلفين والجامعات والناشرين: التحرير وتحكيم الأقران والكتب ووقائع المؤتمرات والمجلات ومراجعة مقترحات المنح.`,
  serviceType: 'النشر الأكاديمي',
  audience: 'الباحثون والمحررون والناشرون والجامعات',
  tone: 'ochre',
  card: {
    id: 2,
    img: 'services/cards#ochre',
    mbimg: 'services/cards#ochre',
    detail: ['المراجعة قبل التقديم', 'تقريران'],
    para: 'نظرة عامة على الخدمات كلها، من الثقافة البحثية إلى مراجعة مقترحات المنح.',
  },
  offers: [{ label: 'الثقافة البحثية', fragment: '#research-culture' }],
  shareLines: ['خدمات النشر'],
} as const satisfies Service;

export const content = {
  tone: service.tone,
  banner: {
    maintitle: service.title,
    desc: 'مسودة، أو دعوة إلى تقديم البحوث، أو مجلة بلا ناشر: نخبركم بما ينقصها، ونتولى إكماله.',
  },
  facts: {
    send: 'ملف، أو فكرتكم في بضعة أسطر',
    receive: 'عرض سعر مكتوب، فيه المهام والمواعيد',
    decides: 'أنتم تختارون الأجزاء، والمحررون يقيّمون العمل',
  },
  keyFigures: [
    {
      figure: 'شهران',
      label: 'لنشر كتاب مفتوح الوصول',
      qualifier: 'للأعمال التي تجتاز تحكيم الأقران.',
    },
    {
      figure: '30 يوم عمل',
      label: 'من تقديم بحث المؤتمر إلى نشره',
      qualifier: 'للأعمال التي تجتاز تحكيم الأقران.',
    },
    {
      figure: '24 ساعة',
      label: 'حتى يرد عليكم الفريق',
      qualifier: 'ويكتبه إنسان. وقد يستغرق عرض السعر وقتًا أطول.',
    },
  ],
  dualTone: {
    leftside: {
      heading: 'ما تختارونه لا غير',
      para: 'يقرأ محرر ملفكم ويكتب ما يحتاج إليه. ولا تدفعون إلا <strong>مقابل الأجزاء التي تختارونها</strong>.',
      list: [
        'عرض سعر مكتوب قبل استحقاق أي رسوم',
        'شخص واحد تتواصلون معه من أول سؤال إلى النشر',
        'ملفات تملكونها ولكم أن تنقلوها إلى غيرنا',
      ],
    },
    rightside: {
      heading: 'يقرأ عملكم إنسان',
      list: [
        {
          img: 'users',
          desc: 'يعرف الموضوع.',
        },
        { img: 'message', desc: 'نجمع أسئلتنا في قائمة واحدة، برقم الصفحة والسطر.' },
        { img: 'lock', desc: 'بحثكم سري، ونسلّمه إلى من يتولون العمل فيه.' },
        { img: 'globe', desc: 'ما ننشره يسهل البحث فيه وقراءته على الهاتف.' },
      ],
    },
  },
  example: publishingExample,
  steps: {
    heading: 'من الملف إلى النشر',
    list: [
      { title: 'تكتبون إلينا', desc: 'أرفقوا الملف، أو صفوا فكرتكم.' },
      { title: 'عرض السعر', desc: 'صفحة واحدة: المهام والرسوم والمواعيد.' },
      { title: 'العمل', desc: 'يبدأ متى وافقتم.' },
      {
        title: 'النشر',
        desc: 'على الإنترنت بمعرّفاته، أو يعود إليكم لتقديمه.',
      },
    ],
  },
  listCard: {
    title: 'ثلاث طرق للبدء',
    cards: [
      {
        img: 'pen',
        heading: 'لديكم بحث',
        link: '/ar/services/author_support',
        desc: 'يوشك أن يكتمل، وتريدون تقييمًا منصفًا.',
        list: ['التحرير والمراجعة الإحصائية', 'المراجعة قبل التقديم', 'المساعدة في اختيار المجلة'],
      },
      {
        img: 'book',
        heading: 'لديكم كتاب',
        link: '/ar/services/book_and_textbook',
        desc: 'كتاب بحثي أو دراسي أو جماعي.',
        list: ['تحكيم الأقران للمقترح', 'التصميم والتنضيد', 'النشر بوصول مفتوح'],
      },
      {
        img: 'presentation',
        heading: 'لديكم مؤتمر',
        link: '/ar/services/conference_services',
        desc: 'وتريدون أن يُعثر على بحوثه ويُستشهد بها.',
        list: ['الدعوة وتلقّي البحوث', 'تحكيم الأقران', 'نشر وقائع المؤتمر'],
      },
    ],
  },
  tiles: {
    heading: 'خدمات أخرى',
    list: [
      {
        img: 'layers',
        title: 'خدمات المجلات',
        desc: 'اختاروا دوركم في الصفحة الرئيسية.',
        link: '/ar',
      },
      {
        img: 'search',
        title: 'مراجعة مقترحات المنح',
        desc: 'منهجية المقترح وميزانيته.',
        link: '/ar',
      },
      {
        img: 'graduation',
        title: 'النشر الجامعي',
        desc: 'مجلات تحمل اسم جامعتكم.',
        link: '/ar/journals/university/platform-setup-config',
      },
    ],
  },
  checklist: {
    heading: 'لكل مؤلف',
    desc: 'مع كل عمل ننشره.',
    list: [
      {
        img: 'shield',
        para: '<strong>فحص النزاهة.</strong> تشابه النصوص، والصور المعاد استعمالها، وأخطاء المراجع.',
      },
      { img: 'file', para: '<strong>قرار مكتوب.</strong> ومعه أسبابه.' },
      {
        img: 'globe',
        para: '<strong>معرّفات دائمة.</strong> لعملكم معرّف رقمي (DOI).',
      },
      {
        img: 'clock',
        para: '<strong>مواعيد معلومة مسبقًا.</strong> إن توقعنا أن نتأخر عن موعد، أخبرناكم وما زال في وسعكم تعديل خططكم.',
      },
    ],
  },
  university: researchCulture,
  reasons: publishingReasons,
  limits,
  gradient: {
    heading: 'اسألوا عن الخدمة التي تناسبكم',
    desc: 'تكفي ثلاث جمل أو أربع. وإن لم تحتاجوا إلى خدمة قلنا لكم ذلك.',
  },
  faqs: [
    {
      question: 'هل يمكن الجمع بين خدمات عدة؟',
      para: 'نعم، في عرض سعر واحد. ولكم أن تستغنوا عن أي جزء قبل بدئه.',
    },
    {
      question: 'من يملك النص؟',
      para: 'أنتم، وتبقى حقوق النشر لكم. وفي الوصول المفتوح تختارون الرخصة معنا.',
    },
    {
      question: 'ماذا تشمل مراجعة مقترح المنحة؟',
      para: 'ننظر: هل يبلغ المنهج أهداف المقترح، وهل تكفي الميزانية، وهل يلبّي المقترح ما تطلبه الجهة الممولة؟',
    },
  ],
} as const satisfies ServiceContent;
