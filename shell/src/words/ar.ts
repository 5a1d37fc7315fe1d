import { site } from '@mirqam/shared/contract/ar/site';
import { languages } from '@mirqam/shared/contract/languages';
import type { Words } from './Words.ts';

const { name } = site;

export const words: Words = {
  name,
  language: languages[1],
  skip: 'الانتقال إلى المحتوى',
  home: `${name}: الصفحة الرئيسية`,
  menu: { label: 'القائمة الرئيسية', open: 'فتح القائمة', close: 'إغلاق القائمة', inEnglish: '(بالإنجليزية)' },
  inFooter: 'في تذييل الصفحة',
  rights: 'جميع الحقوق محفوظة.',
  start: { label: 'ابدؤوا من هنا', href: '/ar#recoganition' },
  scheme: { label: 'المظهر', system: 'بحسب الجهاز', light: 'فاتح', dark: 'داكن' },
  loading: 'جارٍ تحميل الصفحة',
  failure: {
    message: 'تعذّر تحميل هذه الصفحة. ربما انقطع اتصالكم بالشبكة، أو كان خادمنا مشغولًا.',
    retry: 'إعادة المحاولة',
  },
  goHome: 'العودة إلى الصفحة الرئيسية',
  notFound: { title: 'الصفحة غير موجودة', heading: 'عذرًا، الصفحة التي تبحثون عنها غير موجودة.' },
};
