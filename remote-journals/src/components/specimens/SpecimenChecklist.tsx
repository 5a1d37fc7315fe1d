import type { Checklist } from '../../content/Specimen.ts';
import { SpecimenRow } from './SpecimenRow.tsx';

const icons = { done: 'check', missing: 'pen', question: 'message' } as const;

export const SpecimenChecklist = ({ items }: Pick<Checklist, 'items'>) => (
  <ul>
    {items.map(({ mark, state, what, detail }) => (
      <SpecimenRow key={what} icon={icons[mark]} lead={state} what={what} detail={detail} />
    ))}
  </ul>
);
