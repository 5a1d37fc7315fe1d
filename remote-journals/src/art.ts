import type { FolioKind } from '@mirqam/shared/contract/content/FolioKind';
import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { type Folio, folio } from '@mirqam/shared/ui/art/folio';
import type { FolioLayout } from '@mirqam/shared/ui/art/folio/layouts';
import { shareImage } from '@mirqam/shared/ui/art/shareImage';
import { type AudienceValue, audiences } from './content/audiences.ts';
import type { JournalService } from './content/JournalContent.ts';
import { services } from './content/services.ts';
import { sectionsOf } from './services/sectionsOf.ts';

const layouts = ['broad', 'stepped-down', 'wide', 'centre', 'stepped-up'] as const satisfies readonly FolioLayout[];

/** What takes a sheet of its own shape. */
const ownLayouts: Partial<Record<FolioKind, FolioLayout>> = {
  'facing-sheets': 'facing',
  reports: 'facing',
  poster: 'centre',
  'matched-passages': 'wide',
  'short-form': 'wide',
};

export const art: ArtCatalogue = {
  ...Object.fromEntries(folios().map((drawing) => [drawing.name, () => folio(drawing)])),
  ...Object.fromEntries(
    Object.entries(audiences).map(([value, audience]) => [`og/${value}.png`, () => shareImageOf(audience)]),
  ),
};

function folios(): readonly Folio[] {
  return services.flatMap((service) =>
    sectionsOf(service.content).map(({ img }, section) => {
      const kind = service.entry.drawings[section] ?? 'lines';
      // Steps of two, so that the sections of a page and the pages of an audience differ.
      const layout = ownLayouts[kind] ?? layouts[(placeOf(service) + 2 * section) % layouts.length] ?? 'wide';
      return { kind, tone: audiences[service.entry.audience].tone, layout, name: img };
    }),
  );
}

/** The index of a service among those of its audience. */
function placeOf(service: JournalService): number {
  return services.filter(({ entry }) => entry.audience === service.entry.audience).indexOf(service);
}

function shareImageOf({ label, tone }: (typeof audiences)[AudienceValue]) {
  return shareImage({ tone, lines: [label, 'services'], label: 'Journal services' });
}
