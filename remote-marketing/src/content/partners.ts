import type { PartnersContent } from './PartnersContent.ts';

export const partners = {
  heading: 'Services we work with',
  desc: 'Independent organisations whose rules we follow. They do not endorse us.',
  list: [
    { img: 'partners/doaj', alt: 'DOAJ', desc: 'A directory of open access journals that meet its criteria.' },
    {
      img: 'partners/orcid',
      alt: 'ORCID',
      desc: 'An identifier that stays with researchers when their name or employer changes.',
    },
    {
      img: 'partners/crossref',
      alt: 'Crossref',
      desc: 'An agency that registers DOIs, so that references link to the works they cite.',
    },
  ],
} as const satisfies PartnersContent;
