import type { PartnersContent } from './PartnersContent.ts';

export const partners = {
  heading: 'Services we work with',
  desc: 'Independent organisations that make research findable. They do not endorse us; we follow their rules.',
  list: [
    { img: 'partners/doaj', alt: 'DOAJ', desc: 'A directory of open access journals that checks how each one is run.' },
    {
      img: 'partners/orcid',
      alt: 'ORCID',
      desc: 'An identifier that keeps an author’s work together through every change of name or post.',
    },
    {
      img: 'partners/crossref',
      alt: 'Crossref',
      desc: 'The agency where DOIs are registered, with the references that link one work to another.',
    },
  ],
} as const satisfies PartnersContent;
