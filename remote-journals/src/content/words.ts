import { owner } from '@mirqam/shared/contract/owner';
import { audiences } from './audiences.ts';
import type { JournalWords } from './JournalWords.ts';

export const words = {
  audiences,
  art: '',
  base: '/journals',
  home: { label: 'Home', href: '/' },
  contact: { label: 'Consult Now', href: '/contact' },
  header: 'Services',
  trail: 'Breadcrumb',
  search: 'Find a service',
  selector: {
    audience: "I'm an",
    service: 'and I need',
    search: 'Search',
    loading: 'Loading',
    selected: '{service} selected',
  },
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
  reasons: 'Why use these services?',
  specimen: {
    example: 'Example',
    changes: 'Show the changes',
    comments: 'Comments in the margin',
    deleted: 'deleted',
    inserted: 'inserted',
    from: 'From',
    to: 'To',
    subject: 'Subject',
    sample: 'Aa',
    contrast: '{hex}, contrast {ratio} to 1',
  },
} as const satisfies JournalWords;
