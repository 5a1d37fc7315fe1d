import type { JournalContent, JournalEntry } from '../../JournalContent.ts';

export const entry = {
  audience: 'university',
  slug: 'professional-translation',
  label: 'ترجمة احترافية يتولاها متخصصون',
  desc: 'نصوص أكاديمية يترجمها أهل التخصص.',
  icon: 'languages',
  description:
    'متخصصون يترجمون بحوث جامعتكم من ست لغات إلى الإنجليزية، بمسرد مصطلحات مشترك، ولا يُعتمد نص إلا بموافقة مؤلفه.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'لنصوص الجامعة. ينقل مترجمون يعرفون الموضوع بحوث باحثيكم إلى الإنجليزية.',
  },
  facts: {
    send: 'الملف ومجاله والغرض منه',
    receive: 'نص إنجليزي أقرّه مؤلفه',
    decides: 'المؤلف، في النص النهائي',
  },
  section1: {
    img: 'university/Translation-1',
    rows: [0],
    title: 'ست لغات إلى الإنجليزية',
    para1:
      'نترجم من <strong>العربية أو الفرنسية أو الألمانية أو اليابانية أو البرتغالية أو الإسبانية</strong>. ونقترح لكل نص مترجمًا درس مجاله أو مجالًا مجاورًا له.',
    list: [
      {
        icon: 'file',
        para: '<strong>النصوص:</strong> من المقالات إلى ملخصات طلبات المنح.',
      },
    ],
  },
  section2: {
    img: 'university/Translation-2',
    rows: [1],
    title: 'كيف تُنجز الترجمة',
    heading1: 'المصطلحات أولًا',
    para1:
      'نجمع الأسماء الإنجليزية لمعاهدكم ودرجاتكم العلمية في مسرد تملكه الجامعة. ويحسم المؤلف المصطلحات الملتبسة في البداية.',
    heading2: 'ثم النص',
    para2:
      'تلتزم الترجمة ما يقرره الأصل، وما فيه من عبارات الاحتراز. ويقابلها مترجم ثانٍ بالأصل سطرًا سطرًا، حتى الأرقام والاستشهادات.',
    list: [],
  },
  section3: {
    img: 'university/Translation-3',
    rows: [3],
    title: 'اتفاقية واحدة للجامعة كلها',
    para1: 'يطلب المشرفون الترجمة باستمارة واحدة، وترى وحدة البحث العلمي النصوص التي قيد العمل.',
    para2:
      'وإن كانت النسخة الإنجليزية موجودة فقد يكفيها <a href="/ar/journals/university/editing-proofreading">التحرير والتدقيق</a>. ولا تشمل هذه الخدمة الترجمة المعتمدة التي تطلبها الجهات الرسمية.',
    list: [
      {
        icon: 'lock',
        para: 'لا يطّلع على البحث غير المنشور إلا من يعمل عليه.',
      },
    ],
  },
  specimen: {
    kind: 'facing',
    caption: 'عمودان يعتمدهما المؤلف، من تقرير عن التربة',
    sides: [
      {
        lang: 'ar',
        dir: 'rtl',
        label: 'الأصل العربي',
        paras: [
          'أُخذت عينات التربة من ثلاثة مواقع.',
          'وتشير النتائج إلى أن طريقة استغلال الأرض قد تؤثر في محتوى التربة من الدبال. ولا يمكن أن تُستنتج منها علاقة سببية.',
          'الحالة لدى وحدة البحث العلمي: عند المؤلف',
        ],
      },
      {
        lang: 'en',
        dir: 'ltr',
        label: 'الترجمة الإنجليزية',
        paras: [
          'The soil samples were taken at three sites.',
          'The results suggest that land management may influence the humus content. A causal relationship cannot be inferred from them.',
          'Status for the research office: with the author',
        ],
      },
    ],
    note: 'يسأل المترجم المؤلف: هل المواقع الثلاثة حقول في مزرعة واحدة، أم هي ثلاثة أماكن مختلفة؟',
  },
  services: [
    {
      heading: 'الأفعال والمصطلحات معًا',
      para: 'المترجم العارف بالموضوع يعرف كيف يستعمل أهله هذه وتلك.',
    },
    {
      heading: 'مصطلحات ثابتة',
      para: 'يستعمل القسم الكلمات الإنجليزية نفسها من بحث إلى بحث.',
    },
    {
      heading: 'المترجمون مذكورون بأسمائهم',
      para: 'تطلب بعض المجلات ذلك، ونقترح عليكم صيغته.',
    },
  ],
} as const satisfies JournalContent;
