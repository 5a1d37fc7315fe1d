import { owner } from '@mirqam/shared/contract/owner';
import type { Facts } from '../ServiceContent.ts';

export const bookProofs = [
  {
    heading: 'Eight weeks, from edit to publication',
    desc: 'For work that passes peer review.',
    list: [
      { span: [1, 3], term: 'Weeks 1–3', desc: 'Copy-editing. You answer our questions chapter by chapter.' },
      { span: [4, 5], term: 'Weeks 4–5', desc: 'Typesetting, figures and cover.' },
      {
        span: [6, 7],
        term: 'Weeks 6–7',
        desc: 'Proofs. You have five working days to read them, while we compile the index.',
      },
      { span: [8, 8], term: 'Week 8', desc: 'DOIs are registered, and the book is published in all three formats.' },
    ],
    para: `If something takes longer, we agree a new date in writing before this one passes. ${owner.remedy ?? ''}`,
  },
] as const satisfies readonly Facts[];
