import { LegalDocument } from '../components/LegalDocument.tsx';
import { labels } from '../content/labels.ts';
import { termsConditions } from '../content/termsConditions.ts';

export function TermsConditionsPage() {
  return <LegalDocument content={termsConditions} labels={labels} />;
}
