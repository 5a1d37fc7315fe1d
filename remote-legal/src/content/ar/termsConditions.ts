import type { LegalContent } from '../LegalContent.ts';
import { privacyPolicy } from './privacyPolicy.ts';

export const termsConditions = {
  banner: {
    title: 'الشروط والأحكام',
    desc: 'تكرر هذه الصفحة سياسة الخصوصية ريثما ننشر شروطنا.',
    date: privacyPolicy.banner.date,
  },
  section: privacyPolicy.section,
} as const satisfies LegalContent;
