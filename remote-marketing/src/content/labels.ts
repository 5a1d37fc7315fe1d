export const labels = { home: 'Home', contact: 'Contact us' } as const;
