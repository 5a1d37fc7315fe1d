export const labels = {
  home: 'Home',
  contact: 'Contact us',
  claims: 'What you can expect',
  themes: 'Other themes',
} as const;
