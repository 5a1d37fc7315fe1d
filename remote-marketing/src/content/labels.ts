import type { FactsWords, SelectorWords } from '@mirqam/shared/contract/content/Words';
import { owner } from '@mirqam/shared/contract/owner';

export const labels = {
  home: 'Home',
  trail: 'Breadcrumb',
  contact: 'Contact us',
  keyFigures: 'What you can expect',
  nextTheme: 'Next theme',
  example: 'Example',
} as const;

export const selectorWords: SelectorWords = {
  audience: "I'm an",
  service: 'and I need',
  search: 'Search',
  loading: 'Loading',
  selected: '{service} selected',
};

export const factsWords: FactsWords = {
  labels: { send: 'You send', receive: 'You receive', when: 'By when', cost: 'What it costs', decides: 'Who decides' },
  quoted: { when: 'In the quotation', cost: owner.priceBasis ?? 'In the quotation, before work starts' },
};
