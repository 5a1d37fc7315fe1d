import type { HomeContent } from '../HomeContent.ts';

export const home: HomeContent = {
  hero: {
    title: 'نشر أكاديمي يقدّم الرقمي على الورقي',
    maintitle: 'ننشر بحوثكم بعناية، ونيسّر الوصول إليها',
    desc: 'تحرير وتحكيم أقران وكتب ووقائع مؤتمرات وخدمات للمجلات، للباحثين والمؤسسات في العالم العربي وخارجه.',
    pause: 'إيقاف حركة الزخرفة',
    play: 'تشغيل حركة الزخرفة',
  },
  errands: [
    { label: 'التحرير اللغوي بالإنجليزية', link: '/ar/journals/author/enhance-my-paper' },
    { label: 'وقائع المؤتمرات', link: '/ar/services/conference_services' },
    { label: 'التواصل وإرسال الملفات', link: '/ar/contact' },
  ],
  themes: {
    heading: 'ستة محاور توجّه عملنا',
    name: 'المحاور',
    role: 'شريط متحرك',
    pause: 'إيقاف الشريط',
    play: 'تشغيل الشريط',
    previous: 'المحور السابق',
    next: 'المحور التالي',
  },
  pillars: {
    heading: 'صون أركان المعرفة',
    para: 'تضع الاضطرابات الجيوسياسية البحث العلمي والتعليم العالي تحت الضغط. وندعو الأوساط الأكاديمية والعلمية إلى أن تتحد، فتواصل التحكيم، وتبادل أعمالها، وإتاحتها للجميع.',
  },
  recognition: {
    heading: 'خدمات بحسب دوركم',
    audience: 'الفئة',
    question: 'لم يتضح لكم أي خدمة تحتاجون إليها؟',
    link: 'اكتبوا إلينا',
  },
  services: 'ماذا نقدّم',
  testimonials: {
    heading: 'آراء من عملوا معنا',
    note: 'أقوال نموذجية، ريثما نتلقى أقوال عملائنا.',
    sample: 'مثال',
    role: 'شريط عرض',
    slide: 'شريحة',
    place: '{place} من {count}',
    rating: 'التقييم {rating} من 5',
    previous: 'الرأي السابق',
    next: 'الرأي التالي',
  },
  contact: {
    heading: 'حدّثونا عما تعملون عليه',
    para: 'أرسلوا إلينا مخططًا أو مسودة أو سؤالًا. يصلكم ردنا خلال 24 ساعة.',
    action: 'تواصل معنا',
  },
};
