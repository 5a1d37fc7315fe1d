import { LegalDocument } from '../components/LegalDocument.tsx';
import { termsConditions } from '../content/termsConditions.ts';

export function TermsConditionsPage() {
  return <LegalDocument content={termsConditions} />;
}
