import type { BookPage } from './BookSpread.ts';

/** The same passage of an invented textbook, which visitors of either language see in both. */
export const bookPages = {
  english: {
    lang: 'en',
    dir: 'ltr',
    title: '2.1 Water in wells',
    para: 'Old rain sank through sand and gravel until rock stopped it, and stayed for thousands of years. Many wells in dry lands draw on it: <strong>fossil water</strong>.',
    folio: 46,
  },
  arabic: {
    lang: 'ar',
    dir: 'rtl',
    title: '2.1 ماء الآبار',
    para: 'تسرّب مطر قديم في الرمل والحصى حتى أوقفه الصخر، ومكث آلاف السنين. ومنه تستقي آبار كثيرة في الأراضي الجافة: <strong>الماء الأحفوري</strong>.',
    folio: 47,
  },
} as const satisfies Readonly<Record<string, BookPage>>;
