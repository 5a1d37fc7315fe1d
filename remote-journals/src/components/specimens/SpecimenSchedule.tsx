import type { Schedule } from '../../content/Specimen.ts';
import { SpecimenRow } from './SpecimenRow.tsx';

export const SpecimenSchedule = ({ entries }: Pick<Schedule, 'entries'>) => (
  <ol>
    {entries.map(({ when, what, detail }) => (
      <SpecimenRow key={when} lead={when} what={what} detail={detail} />
    ))}
  </ol>
);
