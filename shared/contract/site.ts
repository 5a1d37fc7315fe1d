/** The publisher itself: the one place that holds its name, address, origin and social links. */
export const site = {
  name: 'Mirqam',
  email: 'hello@mirqam.example',
  origin: 'https://www.mirqam.example',
  founded: 2025,
  language: 'en',
  locale: 'en_GB',
  description:
    'A digital-first academic publisher: author support, open access books, conference proceedings, university publishing and journal services.',
  social: [
    { icon: 'linkedin', label: 'LinkedIn', href: '/' },
    { icon: 'x', label: 'X', href: '/' },
    { icon: 'youtube', label: 'YouTube', href: '/' },
    { icon: 'facebook', label: 'Facebook', href: '/' },
  ],
} as const;
