export const labels = {
  home: 'Home',
  contact: 'Contact us',
  claims: 'What you can expect',
  nextTheme: 'Next theme',
} as const;
