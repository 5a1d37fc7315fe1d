import { site } from '@mirqam/shared/contract/site';

export const aboutHeadings = {
  why: {
    heading: `Why choose ${site.name}`,
    lead: 'Three things that people who work with us tend to come for.',
  },
  mission: { heading: 'Mission & Vision', tabs: 'Mission, vision and values' },
  call: {
    heading: 'Meet us over a manuscript',
    desc: 'The quickest way to know a publisher is to hand it a page and see what comes back.',
  },
} as const;
