import type { LegalContent } from './LegalContent.ts';
import { privacyPolicy } from './privacyPolicy.ts';

// The terms share the body and the date of the privacy policy until a lawyer has written terms of their own.
export const termsConditions = {
  banner: {
    title: 'Terms & Conditions',
    desc: 'For now these terms repeat our privacy policy: how we collect, use, share and protect information, and what rights you have over yours.',
    date: privacyPolicy.banner.date,
  },
  section: privacyPolicy.section,
} as const satisfies LegalContent;
