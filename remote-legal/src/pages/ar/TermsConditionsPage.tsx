import { LegalDocument } from '../../components/LegalDocument.tsx';
import { labels } from '../../content/ar/labels.ts';
import { termsConditions } from '../../content/ar/termsConditions.ts';

export function TermsConditionsPage() {
  return <LegalDocument content={termsConditions} labels={labels} />;
}
