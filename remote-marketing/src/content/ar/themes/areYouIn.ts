import { site } from '@mirqam/shared/contract/ar/site';
import type { Theme, ThemeContent } from '../../ThemeContent.ts';
import type { RolesFigure } from '../../ThemeFigure.ts';

export const theme = {
  path: '/ar/are_you_in',
  page: 'ar/AreYouInPage',
  title: 'هل تشاركوننا؟',
  pageTitle: 'هل تشاركوننا؟ تحكيم وتحرير ورئاسة وتدريب',
  description: `دعوة إلى التحكيم أو التحرير أو التنظيم أو التدريب مع ${site.name}: كم يستغرق كل دور من الوقت، وما نتولاه عنكم، وكيف تبدؤون.`,
  tone: 'garnet',
  para: 'حكّموا البحوث، أو تولّوا تحرير مجلة أو رئاسة مؤتمر، أو درّبوا غيركم.',
  shareImage: {
    file: 'og/ar/are-you-in.png',
    lines: ['هل تشاركوننا؟'],
    alt: 'هل تشاركوننا؟ مع نجوم متداخلة ذات 10 رؤوس على أرضية عقيقية',
  },
} as const satisfies Theme;

export const content = {
  tone: theme.tone,
  banner: {
    maintitle: theme.title,
    desc: 'يقوم النشر العلمي على من يبذلون له أمسياتهم. ونسألكم بعض أمسياتكم.',
  },
  figure: {
    caption: 'دوركم، وما نتولاه عنكم',
    centre: { title: 'نتولى عنكم', list: ['المراسلات', 'رسائل التذكير', 'الإنتاج'] },
    roles: [
      {
        title: 'التحكيم',
        desc: 'تقرؤون بحوثًا في تخصصكم، وتكتبون عن كل منها تقريرًا.',
        time: 'العدد الذي تختارونه',
      },
      {
        title: 'التحرير',
        desc: 'تختارون المحكّمين لمجلة، وتقبلون بحوثها أو ترفضونها.',
        time: 'نتفق عليه معكم',
      },
      {
        title: 'رئاسة المؤتمر',
        desc: 'تضعون برنامج المؤتمر.',
        time: 'حتى ينعقد المؤتمر',
      },
      {
        title: 'التدريب',
        desc: 'تشرحون لقسم أكاديمي كيف يجري النشر.',
        time: 'طوال الدورة',
      },
    ],
  },
  list: [
    {
      heading: 'حكّموا معنا',
      para: 'أخبرونا بتخصصكم، وبعدد البحوث التي تقبلون تحكيمها في السنة. ولا ندعوكم إلى أكثر من ذلك العدد، ولا إلى ما هو خارج تخصصكم. وفي كل دعوة المستخلص واسم المحرر والموعد الذي نحتاج فيه إلى التقرير. وإذا اعتذرتم لم نطلب منكم تحكيم ذلك البحث ثانية. ويمكن إضافة ما تحكّمونه إلى سجلكم في ORCID. ولمن يحكّم أول مرة أن يكتب تقريره مع محكّم ذي خبرة.',
    },
    {
      heading: 'تحرير أو رئاسة أو تدريب',
      para: 'يحتاج المحررون ورؤساء المؤتمرات إلى صلات في تخصصهم، ويحتاج المدربون إلى خبرة بالنشر. نتفق على الشروط كتابةً، ونعلن الأدوار، ولا نجمع لأحد بين دورين متعارضين. ويقدّم المدربون <a href="/ar/journals/university/training-user-support">دوراتنا للجامعات</a>.',
    },
    {
      heading: 'كيف تبدؤون؟',
      para: 'اكتبوا إلينا ومع رسالتكم رابط إلى منشوراتكم، أو فقرة عن بحثكم إن لم تنشروا بعد. واذكروا أي الأدوار يناسبكم. ونرد عليكم وإن لم يكن لدينا الآن دور نعرضه، ولا نضيفكم إلى قائمة إلا بموافقتكم.',
    },
  ],
  services: {
    heading: 'خدمات قريبة من هذه الأدوار',
    list: [
      {
        img: 'chart',
        title: 'مؤشرات المجلة وإحصاءاتها',
        desc: 'ما يستطيع المحررون معرفته عن قراء مجلتهم.',
        link: '/ar/journals/editor/journal-metrics-analytics',
      },
      {
        img: 'calendar',
        title: 'حضور مؤتمر',
        desc: 'قابلوا المؤلفين الذين تستشهدون ببحوثهم.',
        link: '/ar/journals/author/attend-conference',
      },
      {
        img: 'users',
        title: 'قاعدة المحكّمين وترشيحهم',
        desc: 'كيف نختار من ندعوهم.',
        link: '/ar/journals/publisher/reviewer-database-matching',
      },
    ],
  },
} as const satisfies ThemeContent<RolesFigure>;
