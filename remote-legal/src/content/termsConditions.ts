import type { LegalContent } from 'shared/contract/content/LegalContent';
import { privacyPolicy } from './privacyPolicy.ts';

// The terms share the body and the date of the privacy policy until a lawyer has written terms of their own.
export const termsConditions = {
  banner: {
    title: 'Terms & Conditions',
    desc: 'The rules that apply between you and us when you read this website, ask for a service or entrust a manuscript to our editors.',
    date: privacyPolicy.banner.date,
  },
  section: privacyPolicy.section,
} as const satisfies LegalContent;
