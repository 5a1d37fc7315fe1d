import { site } from 'shared/contract/site';

export const aboutHeadings = {
  why: {
    heading: `Why choose ${site.name}`,
    lead: 'Three things that people who work with us tend to come for.',
  },
  mission: { heading: 'Mission & Vision', tabs: 'Mission, vision and values' },
  action: 'Contact us',
} as const;
