export const serviceLabels = {
  trail: 'Services',
  reasons: 'Why work with us',
  faqs: 'Questions and answers',
} as const;
