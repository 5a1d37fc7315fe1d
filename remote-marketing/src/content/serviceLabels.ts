import { owner } from '@mirqam/shared/contract/owner';
import { labels } from './labels.ts';
import type { ServiceLabels } from './PageLabels.ts';

export const serviceLabels: ServiceLabels = {
  ...labels,
  services: 'Services',
  reasons: 'Why work with us',
  faqs: 'Questions and answers',
  facts: {
    labels: {
      send: 'You send',
      receive: 'You receive',
      when: 'By when',
      cost: 'What it costs',
      decides: 'Who decides',
    },
    quoted: {
      when: 'The date in your quotation',
      cost: owner.priceBasis ?? 'Quoted before work starts',
    },
  },
  shareImage: '{title}, with nested stars on a ground of {tone}',
  slider: {
    previous: 'Previous slide',
    next: 'Next slide',
    one: '{last} of {count}',
    several: '{first}–{last} of {count}',
  },
};
