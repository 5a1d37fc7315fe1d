import { site } from '@mirqam/shared/contract/site';

export const aboutHeadings = {
  why: {
    heading: `Why choose ${site.name}`,
    lead: 'Three things that we offer the people we work with.',
  },
  mission: { heading: 'Mission & Vision', tabs: 'Mission, vision and values' },
  call: {
    heading: 'Tell us about your project',
    desc: 'Send us a page, a plan or a question, and we will tell you how we can help.',
  },
} as const;
