import type { HomeContent } from './HomeContent.ts';

export const home: HomeContent = {
  hero: {
    title: 'Digital-first academic publishing',
    maintitle: 'Your research, published with care and easy to find',
    desc: 'Editing, peer review, books, proceedings and journal services for researchers and institutions in the Arab world and beyond.',
    pause: 'Pause drawing',
    play: 'Play drawing',
  },
  errands: [
    { label: 'English editing', link: '/journals/author/enhance-my-paper' },
    { label: 'Conference proceedings', link: '/services/conference_services' },
    { label: 'Send us a file', link: '/contact' },
  ],
  themes: {
    heading: 'Six themes that shape our work',
    name: 'Themes',
    role: 'carousel',
    pause: 'Pause carousel',
    play: 'Play carousel',
    previous: 'Previous theme',
    next: 'Next theme',
  },
  pillars: {
    heading: 'Protecting the pillars of knowledge',
    para: 'Geopolitical uncertainty is putting research and higher education under pressure. We call on the academic and scientific community to unite: to go on reviewing, sharing and opening up its work.',
  },
  recognition: {
    heading: 'Services for your role',
    audience: 'Audience',
    question: 'Not sure which service you need?',
    link: 'Write to us',
  },
  services: 'What we do',
  testimonials: {
    heading: 'Testimonials',
    note: 'Sample quotes, until clients have given us theirs.',
    sample: 'Example',
    role: 'carousel',
    slide: 'slide',
    place: '{place} of {count}',
    rating: 'Rated {rating} out of 5',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
  },
  contact: {
    heading: 'Tell us what you are working on',
    para: 'Send us a draft or a question.',
    action: 'Contact us',
  },
};
