import { DataTable } from '@mirqam/shared/ui/DataTable';
import type { SpecimenWords } from '../../content/JournalWords.ts';
import type { Specimen } from '../../content/Specimen.ts';
import { SpecimenChecklist } from './SpecimenChecklist.tsx';
import { SpecimenFacing } from './SpecimenFacing.tsx';
import { SpecimenMessages } from './SpecimenMessages.tsx';
import { SpecimenPalette } from './SpecimenPalette.tsx';
import { SpecimenReport } from './SpecimenReport.tsx';
import { SpecimenRevision } from './SpecimenRevision.tsx';
import { SpecimenSchedule } from './SpecimenSchedule.tsx';
import { SpecimenTable } from './SpecimenTable.tsx';

interface SpecimenBodyProps {
  readonly specimen: Specimen;
  readonly words: SpecimenWords;
  /** Whether it stands enlarged beside a section, where it has no control. */
  readonly isDetail?: boolean;
}

export function SpecimenBody({ specimen, words, isDetail }: SpecimenBodyProps) {
  switch (specimen.kind) {
    case 'checklist':
      return <SpecimenChecklist {...specimen} />;
    case 'facing':
      return <SpecimenFacing {...specimen} />;
    case 'message':
      return <SpecimenMessages {...specimen} words={words} />;
    case 'palette':
      return <SpecimenPalette {...specimen} words={words} />;
    case 'report':
      return <SpecimenReport {...specimen} isDetail={isDetail} />;
    case 'revision':
      return <SpecimenRevision {...specimen} words={words} isDetail={isDetail} />;
    case 'schedule':
      return <SpecimenSchedule {...specimen} />;
    case 'table': {
      const Table = isDetail || !specimen.groups[0]?.title ? DataTable : SpecimenTable;
      return <Table {...specimen} />;
    }
  }
}
