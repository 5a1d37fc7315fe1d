import { type AudienceValue, journals } from '@mirqam/shared/contract/journals';
import { audienceTone, type Tone, tones } from '@mirqam/shared/contract/Tone';
import type { ArtCatalogue } from '@mirqam/shared/ui/art/Art';
import { type Folio, folio } from '@mirqam/shared/ui/art/folio';
import type { FolioKind } from '@mirqam/shared/ui/art/folio/drawings';
import type { FolioLayout } from '@mirqam/shared/ui/art/folio/layouts';
import { previewCard } from '@mirqam/shared/ui/art/previewCard';
import { artKinds } from './artKinds.ts';

const layouts = [
  'broad-right',
  'left',
  'wide',
  'right',
  'stepped-down',
  'broad-left',
  'centre',
  'stepped-up',
] as const satisfies readonly FolioLayout[];

export const art: ArtCatalogue = {
  ...Object.fromEntries(folios().map((drawing) => [drawing.name, () => folio(drawing)])),
  ...Object.fromEntries(journals.map(({ value, label }) => [`og/${value}.png`, () => preview(value, label)])),
};

function folios(): readonly Folio[] {
  const seen = new Map<FolioKind, number>();
  return journals.flatMap(({ value }) =>
    Object.entries<readonly FolioKind[]>(artKinds[value]).flatMap(([content, kinds], place) =>
      kinds.map((kind, section) => {
        const time = seen.get(kind) ?? place;
        seen.set(kind, time + 1);
        const layout = kind === 'facing-sheets' ? 'facing' : (layouts[time % layouts.length] ?? 'wide');
        return { kind, tone: toneOf(value, section, place), layout, name: `${value}/${content}-${section + 1}` };
      }),
    ),
  );
}

/** The audience's own tone first, then its neighbours, in turn. */
function toneOf(audience: AudienceValue, section: number, place: number): Tone {
  const own = tones.indexOf(audienceTone[audience]);
  const side = section === 1 ? 1 : -1;
  const step = section === 0 ? 0 : side * (place % 2 ? 1 : -1);
  return tones.at((own + step + tones.length) % tones.length) ?? audienceTone[audience];
}

function preview(audience: AudienceValue, label: string) {
  return previewCard({
    tone: audienceTone[audience],
    lines: [label, 'services'],
    label: 'Journal services',
  });
}
