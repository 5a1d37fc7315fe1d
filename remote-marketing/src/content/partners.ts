import type { PartnersContent } from './PartnersContent.ts';

export const partners = {
  heading: 'Services we work with',
  desc: 'Independent organisations that help readers to find research. We follow their rules; they do not endorse us.',
  list: [
    { img: 'partners/doaj', alt: 'DOAJ', desc: 'A directory of open access journals that meet its criteria.' },
    {
      img: 'partners/orcid',
      alt: 'ORCID',
      desc: 'An identifier that links researchers to their work, even when they change their name or employer.',
    },
    {
      img: 'partners/crossref',
      alt: 'Crossref',
      desc: 'One of several agencies that register DOIs, so that references link to the works that they cite.',
    },
  ],
} as const satisfies PartnersContent;
