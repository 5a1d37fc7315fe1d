import type { JournalContent, JournalEntry } from '../../JournalContent.ts';

export const entry = {
  audience: 'author',
  slug: 'translate-my-paper',
  label: 'ترجمة البحث',
  desc: 'إلى الإنجليزية من العربية ومن خمس لغات أخرى.',
  icon: 'languages',
  description:
    'ترجمة البحوث من العربية والفرنسية والألمانية واليابانية والبرتغالية والإسبانية إلى الإنجليزية بقلم مترجم عارف بالموضوع، ثم يراجعها محرر.',
} as const satisfies JournalEntry;

export const content = {
  audience: entry.audience,
  banner: {
    maintitle: entry.label,
    desc: 'لبحث واحد. ينقله مترجم عارف بالموضوع من العربية أو الفرنسية أو الألمانية أو اليابانية أو البرتغالية أو الإسبانية إلى الإنجليزية.',
  },
  facts: {
    send: 'البحث بصيغة Word أو LaTeX',
    receive: 'النص بالإنجليزية، ومسرد للمصطلحات، ونسخة عليها التعليقات',
    decides: 'أنتم، في كل مصطلح',
  },
  section1: {
    img: 'author/TranslatePaper-1',
    rows: [1],
    title: 'مترجم، ثم محرر',
    heading1: 'مترجم من مجالكم',
    para1: 'درس المترجم موضوعكم. ويُعِدّ قائمة قصيرة بأهم المصطلحات، فتصححونها وتصير مسردًا للنص كله.',
    heading2: 'محرر للغة الإنجليزية',
    para2: 'ثم يحرر شخص آخر النص الإنجليزي من دون النظر إلى الأصل، فيتبين له كل ما تفوح منه رائحة الترجمة.',
    list: [],
  },
  section2: {
    img: 'author/TranslatePaper-2',
    rows: [4],
    title: 'ما نترجمه، وما يبقى على حاله',
    para1:
      'نترجم المتن والمستخلص والكلمات المفتاحية وعناوين الجداول وتسميات الأشكال والملاحظات الملحقة. أما المعادلات والبيانات وأسماء الأنواع فتبقى على حالها. والمصدر الذي لا وجود له إلا بلغته الأصلية نضع له عنوانًا إنجليزيًا بين معقوفتين.',
    list: [
      { icon: 'pen', para: 'نعيد كتابة التسميات داخل الأشكال إذا أرسلتم الأشكال في ملفات قابلة للتحرير.' },
      {
        icon: 'book',
        para: 'المصطلحات الشرعية والقانونية والتاريخية، ونصوص الأنظمة المقتبسة، يمكن أن يبقى أصلها إلى جانب الإنجليزية.',
      },
    ],
  },
  section3: {
    img: 'author/TranslatePaper-3',
    rows: [3],
    title: 'من ملفكم إلى التقديم',
    para1: 'سمّوا المجلة التي تقصدونها، فيتبع النص أسلوبها.',
    para2:
      'وإذا احتاج بناء البحث أيضًا إلى عمل، فاطلبوا مع الترجمة خدمة <a href="/ar/journals/author/enhance-my-paper">تحسين البحث</a>.',
    list: [],
  },
  specimen: {
    kind: 'facing',
    caption: 'مقطع بالعربية وبالإنجليزية، وملاحظة على مصطلح فيه',
    sides: [
      {
        lang: 'ar',
        dir: 'rtl',
        label: 'العربية، كما كتبتموها',
        paras: [
          'ارتفع تركيز النترات في بئرين من الآبار الثلاث خلال الصيف. ولا تكفي هذه البيانات لنسبة الارتفاع إلى الأسمدة، إذ قلّ الماء في الآبار في الأشهر نفسها. وستُعاد القياسات في الشتاء.',
          'وبلغ أعلى تركيز 48.5 ملغم/لتر.',
          'الشكل 2: البئر أ، يوليو',
        ],
      },
      {
        lang: 'en',
        dir: 'ltr',
        label: 'الإنجليزية، كما تتلقونها',
        paras: [
          'Nitrate rose in two of the three wells during the summer. These data are not enough to attribute the rise to fertilisers, because the wells held less water in the same months. The measurements will be repeated in winter.',
          'The highest value was 48.5 mg/L.',
          'Figure 2: Well A, July',
        ],
      },
    ],
    note: 'من المسرد: قد يعني «السماد» الروث (\u2066manure\u2069) أو السماد المصنّع (\u2066fertiliser\u2069)، وأكد المؤلف أن المراد هو الثاني.',
  },
  services: [
    {
      heading: 'المستخلص وحده',
      para: 'يبقى البحث بلغتكم، ولا يُترجم منه إلى الإنجليزية سوى المستخلص.',
    },
    {
      heading: 'المترجم إنسان',
      para: 'قد يستعين المترجمون ببنوك المصطلحات، لكنهم يكتبون النص بأنفسهم.',
    },
    {
      heading: 'أذون النشر',
      para: 'إذا كان البحث منشورًا من قبل، سردنا ما تحتاج إليه نسخته الإنجليزية منها.',
    },
  ],
} as const satisfies JournalContent;
