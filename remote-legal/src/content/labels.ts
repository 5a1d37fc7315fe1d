import type { LegalLabels } from './LegalContent.ts';

export const labels: LegalLabels = {
  trail: 'Breadcrumb',
  home: { label: 'Home', href: '/' },
  updated: 'Updated',
  contents: 'Contents',
  questions: 'Questions about this text? Write to',
  or: 'or see our',
  contact: { label: 'contact page', href: '/contact' },
  up: 'Back to contents',
};
