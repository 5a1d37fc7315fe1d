import { Figure } from '@mirqam/shared/ui/Figure';
import type { Specimen } from '../../content/Specimen.ts';
import { SpecimenBody } from './SpecimenBody.tsx';

interface SpecimenFigureProps {
  readonly specimen: Specimen;
}

export function SpecimenFigure({ specimen }: SpecimenFigureProps) {
  return (
    <Figure isExample caption={specimen.caption} note={specimen.note}>
      <SpecimenBody specimen={specimen} />
    </Figure>
  );
}
