import type { Banner } from '@mirqam/shared/contract/content/Content';

export const home = {
  hero: {
    title: 'Digital-first academic publishing',
    maintitle: 'Your research, published with care and easy to find',
    desc: 'Editing, peer review, books, proceedings and journal services for researchers and institutions in the Arab world and beyond.',
  },
  errands: [
    { label: 'English editing', link: '/journals/author/enhance-my-paper' },
    { label: 'Conference proceedings', link: '/services/conference_services' },
    { label: 'Contact and files', link: '/contact' },
  ],
  themes: 'Six themes that shape our work',
  pillars: {
    heading: 'Protecting the pillars of knowledge',
    para: 'Geopolitical uncertainty is putting research and higher education under pressure. We call on the academic and scientific community to unite: to go on reviewing, sharing and opening up its work.',
  },
  recognition: 'Services for your role',
  recognitionRest: { question: 'Not sure which service you need?', link: 'Write to us' },
  services: 'What we do',
  testimonials: {
    heading: 'Testimonials',
    note: 'Sample quotes, until clients have given us theirs.',
    sample: 'Example',
  },
  contact: {
    heading: 'Tell us what you are working on',
    para: 'Send us an outline, a draft or a question. You will hear from us within 24 hours.',
    action: 'Contact us',
  },
} as const satisfies { readonly hero: Banner } & Readonly<Record<string, unknown>>;
