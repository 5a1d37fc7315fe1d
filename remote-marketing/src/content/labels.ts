export const labels = {
  home: 'Home',
  contact: 'Contact us',
  keyFigures: 'What you can expect',
  nextTheme: 'Next theme',
} as const;
