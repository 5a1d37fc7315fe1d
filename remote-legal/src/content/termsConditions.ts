import type { LegalContent } from './LegalContent.ts';
import { privacyPolicy } from './privacyPolicy.ts';

// The terms share the body and the date of the privacy policy until a lawyer has written terms of their own.
export const termsConditions = {
  banner: {
    title: 'Terms & Conditions',
    desc: 'This page repeats our privacy policy until our terms are published.',
    date: privacyPolicy.banner.date,
  },
  section: privacyPolicy.section,
} as const satisfies LegalContent;
