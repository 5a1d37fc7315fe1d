import { site } from '@mirqam/shared/contract/site';
import type { AboutHeadings } from './AboutContent.ts';

export const aboutHeadings: AboutHeadings = {
  why: `Why choose ${site.name}`,
  mission: { heading: 'Mission & Vision', tabs: 'Mission, vision and values' },
  call: {
    heading: 'Work with us',
    desc: 'Describe your project in a few lines.',
  },
};
