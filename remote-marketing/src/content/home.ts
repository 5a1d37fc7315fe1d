import type { Banner } from '@mirqam/shared/contract/content/Content';

export const home = {
  hero: {
    title: 'Digital-first academic publishing',
    maintitle: 'Your research, published with care and easy to find',
    desc: 'Editing, peer review, books, conference proceedings and journal services for researchers and institutions in the Arab world and beyond.',
  },
  themes: 'Six themes that shape our work',
  pillars: {
    heading: 'Protecting the pillars of knowledge',
    para: 'Geopolitical uncertainty is putting research and higher education under pressure. We call on the academic and scientific community to unite: to keep reviewing and sharing its work, and to keep\u00a0it\u00a0open.',
  },
  recognition: 'Services for your role',
  recognitionRest: 'Not sure which service you need? Write to us, and we will suggest one.',
  services: 'What we do',
  testimonials: {
    heading: 'Testimonials',
    note: 'These three are examples, written by us to show the layout. The words of people who have agreed to be quoted will replace them.',
    sample: 'Example',
  },
  contact: {
    heading: 'Tell us what you are working on',
    para: 'Send us an outline, a draft or a question. You will hear from us within 24 hours.',
    action: 'Contact us',
  },
} as const satisfies { readonly hero: Banner } & Readonly<Record<string, unknown>>;
