import { LegalDocument } from '../components/LegalDocument.tsx';
import { labels } from '../content/labels.ts';
import { privacyPolicy } from '../content/privacyPolicy.ts';

export function PrivacyPolicyPage() {
  return <LegalDocument content={privacyPolicy} labels={labels} />;
}
