import { LegalDocument } from '../../components/LegalDocument.tsx';
import { labels } from '../../content/ar/labels.ts';
import { privacyPolicy } from '../../content/ar/privacyPolicy.ts';

export function PrivacyPolicyPage() {
  return <LegalDocument content={privacyPolicy} labels={labels} />;
}
