import type { SelectorWords } from '@mirqam/shared/contract/content/Words';
import type { PageLabels } from './PageLabels.ts';

export const labels: PageLabels = {
  trail: 'Breadcrumb',
  home: { label: 'Home', href: '/' },
  contact: { label: 'Contact us', href: '/contact' },
  keyFigures: 'What you can expect',
  nextTheme: 'Next theme',
  example: 'Example',
};

export const selectorWords: SelectorWords = {
  audience: "I'm an",
  service: 'and I need',
  search: 'Search',
  loading: 'Loading',
  selected: '{service} selected',
};
