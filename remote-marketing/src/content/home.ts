import type { Banner } from '@mirqam/shared/contract/content/Content';

export const home = {
  hero: {
    title: 'Digital-first academic publishing',
    maintitle: 'Your research, published with care and open to read',
    desc: 'Editing, peer review, books, proceedings and journals for researchers and institutions in the Arab world and far beyond it.',
  },
  themes: 'Six themes that shape our work',
  pillars: {
    heading: 'Protecting the pillars of knowledge',
    para: 'Geopolitical uncertainty puts research and higher education under pressure. We call on the academic and scientific community to unite: work that is reviewed, shared and kept in the open outlasts any one crisis.',
  },
  recognition: 'Services for the part you play',
  recognitionRest: 'Not sure which of these you need? Write to us as it is; a first answer comes within 24 hours.',
  services: 'What we do',
  testimonials: {
    heading: 'Testimonials',
    note: 'These three are examples, written by us to show the layout. We will replace them with the words of people who have worked with us and have agreed to be quoted.',
    sample: 'Example',
  },
  contact: {
    heading: 'Tell us what you are working on',
    para: 'An outline, a draft, a call for papers or just a question: write it as it is. A first answer comes within 24 hours.',
    action: 'Contact us',
  },
} as const satisfies { readonly hero: Banner } & Readonly<Record<string, unknown>>;
