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
    { label: 'التحرير اللغوي للإنجليزية', link: '/ar/journals/author/enhance-my-paper' },
    { label: 'وقائع المؤتمرات', link: '/ar/services/conference_services' },
    { label: 'إرسال ملف إلينا', link: '/ar/contact' },
  ],
  themes: {
    heading: 'ستة محاور توجّه عملنا',
    name: 'المحاور',
    role: 'شريط عرض',
    pause: 'إيقاف الشريط',
    play: 'تشغيل الشريط',
    previous: 'المحور السابق',
    next: 'المحور التالي',
  },
  pillars: {
    heading: 'صون أركان المعرفة',
    para: 'تُثقل الاضطرابات الجيوسياسية كاهل البحث العلمي والتعليم العالي. وندعو الأوساط الأكاديمية والعلمية إلى أن تتحد، فتواصل تحكيم أعمالها وتبادلها وإتاحتها للجميع.',
  },
  recognition: {
    heading: 'خدمات بحسب دوركم',
    audience: 'الفئة',
    question: 'هل تترددون في اختيار الخدمة؟',
    link: 'اكتبوا إلينا',
  },
  services: 'ما نقدّمه',
  testimonials: {
    heading: 'آراء العملاء',
    note: 'أقوال من صياغتنا على سبيل المثال، ريثما تصلنا أقوال عملائنا.',
    sample: 'مثال',
    role: 'شريط عرض',
    slide: 'شريحة',
    place: '{place} من {count}',
    rating: 'التقييم {rating} من 5',
    previous: 'الرأي السابق',
    next: 'الرأي التالي',
  },
  contact: {
    heading: 'حدّثونا عن مشروعكم',
    para: 'أرسلوا إلينا مسودة أو سؤالًا.',
    action: 'تواصل معنا',
  },
};
